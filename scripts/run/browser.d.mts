/** Options of Playwright's `launch`. */
interface Launch {
  executablePath: string;
  args: string[];
}
export declare const browserLaunch: Launch;
export declare const pictureLaunch: Launch;
