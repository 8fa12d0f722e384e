import { readFileSync, writeFileSync } from "node:fs";

// Plain JavaScript without packages: on a fresh clone the first step is to install them.

const titles = {
	install: "Installing packages",
	build: "Building the shop",
	database: "Opening the database",
	sample: "Loading the sample shop",
	open: "Opening the shop",
};

/** @typedef {keyof typeof titles} Step */
/** @typedef {Partial<Record<Step, number>>} Seconds */

/**
 * Tells whoever waits how a start comes along. A step that is not needed is never begun.
 * @typedef {object} Progress
 * @property {(step: Step) => void} begin Ends the step before.
 * @property {(text: string) => void} note Something else worth a line.
 * @property {() => void} end All is done.
 * @property {() => void} stop Nothing more is told, whatever became of it.
 */

/** On a fresh clone on two cores, until a run has said better. */
const usualSeconds = {
	install: 25,
	build: 50,
	database: 3,
	sample: 6,
	open: 8,
};
const tickMs = 1_000;
const usualColumns = 80;

/**
 * For commands that take one of the steps by themselves.
 * @type {Progress}
 */
export const plainly = {
	begin: (step) => console.log(`${titles[step]} …`),
	note: (text) => console.log(text),
	end: () => {},
	stop: () => {},
};

/**
 * One line that is written over on a terminal, and one for each step elsewhere.
 * @param {object} options
 * @param {Step[]} options.steps In their order.
 * @param {string} options.file Keeps how long each took, for what the next start says is left.
 * @param {Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean, columns?: number }} [options.output]
 * @param {() => number} [options.now]
 * @returns {Progress}
 */
export function openProgress(options) {
	const { steps, file, output = process.stdout, now = Date.now } = options;
	const taken = readSeconds(file);
	const startedAt = now();
	/** @type {Step | undefined} */
	let current;
	let begunAt = startedAt;
	/** @type {NodeJS.Timeout | undefined} */
	let timer;

	/** @param {Step} step */
	const expected = (step) => taken[step] ?? usualSeconds[step];
	const secondsSince = (/** @type {number} */ time) => (now() - time) / 1_000;

	/** @param {Step} step */
	function describe(step) {
		const at = steps.indexOf(step);
		const ofThis = Math.max(expected(step) - secondsSince(begunAt), 1);
		const left = steps
			.slice(at + 1)
			.reduce((sum, later) => sum + expected(later), ofThis);
		const passed = describeSeconds(secondsSince(startedAt));
		return `[${at + 1}/${steps.length}] ${titles[step]}: ${passed} so far, about ${describeSeconds(left)} left`;
	}

	function show() {
		if (!current) return;
		const line = describe(current);
		const columns = output.columns || usualColumns;
		if (output.isTTY) output.write(`\r\x1b[2K${line.slice(0, columns - 1)}`);
		else output.write(`${line}\n`);
	}

	function hide() {
		if (current && output.isTTY) output.write("\r\x1b[2K");
	}

	function finishStep() {
		if (current) taken[current] = Math.round(secondsSince(begunAt) * 10) / 10;
	}

	function stop() {
		clearInterval(timer);
		hide();
		current = undefined;
	}

	return {
		begin: (step) => {
			finishStep();
			current = step;
			begunAt = now();
			if (output.isTTY) timer ??= setInterval(show, tickMs).unref();
			show();
		},
		note: (text) => {
			hide();
			output.write(`${text}\n`);
			if (output.isTTY) show();
		},
		end: () => {
			finishStep();
			stop();
			keepSeconds(file, taken);
			output.write(`Open after ${describeSeconds(secondsSince(startedAt))}.\n`);
		},
		stop,
	};
}

/** @param {number} seconds */
function describeSeconds(seconds) {
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** @param {string} file @returns {Seconds} */
function readSeconds(file) {
	try {
		const kept = JSON.parse(readFileSync(file, "utf8"));
		const known = Object.entries(kept).filter(
			([step, seconds]) => step in titles && Number.isFinite(seconds),
		);
		return Object.fromEntries(known);
	} catch {
		return {};
	}
}

/** @param {string} file @param {Seconds} seconds */
function keepSeconds(file, seconds) {
	try {
		writeFileSync(file, JSON.stringify(seconds));
	} catch {
		// The next start guesses as a first one does.
	}
}
