/** Prints what a check found, one line each, and makes the process fail if there is any. */
export function report(faults: string[], praise: string): void {
	for (const fault of faults) console.error(fault);
	if (faults.length === 0) console.log(praise);
	else process.exitCode = 1;
}
