/** Path of a Firefox; installs Debian's where it can, else says what to install and ends the process. */
export declare function requireFirefox(): string;
