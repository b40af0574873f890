import fs from 'node:fs';

/** The number by which the system knows this thread; 0 where it does not tell. */
export function ownThreadNumber(): number {
  try {
    return Number(fs.readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/** The processor time of a thread of this process in milliseconds; of the whole process where it is not told by thread. */
export function processorTime(thread: number): number {
  try {
    return Number(fs.readFileSync(`/proc/self/task/${thread}/schedstat`, 'latin1').split(' ', 1)[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
