import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** Which password it is, for the browser's password store. */
  readonly purpose?: 'current' | 'new' | undefined;
}

/** A password, hidden until one asks to see it. Leaving the field hides it again. */
export function PasswordField({ purpose = 'current', ...rest }: PasswordFieldProps) {
  const { t } = useLingui();
  const [sight, setSight] = useState<'hidden' | 'shown'>('hidden');
  const Icon = sight === 'hidden' ? Eye : EyeOff;
  return (
    <TextField
      {...rest}
      type={sight === 'hidden' ? 'password' : 'text'}
      autoComplete={`${purpose}-password`}
      spellCheck={false}
      end={
        <IconButton
          size="small"
          label={sight === 'hidden' ? t`Show the password` : t`Hide the password`}
          icon={<Icon size={16} />}
          state={rest.disabled === true ? 'off' : 'ready'}
          onClick={() => setSight(sight === 'hidden' ? 'shown' : 'hidden')}
        />
      }
    />
  );
}
