/** Told again and again; what is told last stands. */
export type Progress = (text: string) => void;

const everyMs = 100;

/** One line of a terminal that is written over; nothing elsewhere. */
export function openProgress(output = process.stderr): {
	progress: Progress;
	clear: () => void;
} {
	if (!output.isTTY) return { progress: () => {}, clear: () => {} };
	let shownAt = 0;
	return {
		progress: (text) => {
			if (Date.now() - shownAt < everyMs) return;
			shownAt = Date.now();
			output.write(`\r\x1b[2K${text.slice(0, (output.columns || 80) - 1)}`);
		},
		clear: () => output.write("\r\x1b[2K"),
	};
}

export const describeRows = (name: string, rows: number) =>
	`${name}: ${rows.toLocaleString("en-GB")}`;
