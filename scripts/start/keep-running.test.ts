import { keepRunning, type Running } from "./keep-running";
import { Lifetime } from "./lifetime";

let exit: jest.SpyInstance;

beforeEach(() => {
	exit = jest.spyOn(process, "exit").mockImplementation();
});
afterEach(() => exit.mockRestore());

const never = new Promise<never>(() => {});

function openPart() {
	let wasStopped = false;
	const running: Running = {
		exited: never,
		stop: async () => {
			wasStopped = true;
		},
	};
	return { running, wasStopped: () => wasStopped };
}

test("a part that has begun and does not serve yet is stopped before the process ends", async () => {
	const lifetime = new Lifetime();
	const { running, wasStopped } = openPart();
	void keepRunning(
		{
			name: "The part",
			start: (isBegun) => {
				isBegun(running);
				return never;
			},
		},
		lifetime,
	);
	await lifetime.end(0);
	expect(wasStopped()).toBe(true);
	expect(exit).toHaveBeenCalledWith(0);
});

test("so is one that was started again", async () => {
	const lifetime = new Lifetime();
	const { running, wasStopped } = openPart();
	const died = { code: 1, signal: null };
	const first: Running = {
		exited: Promise.resolve(died),
		stop: async () => {},
	};
	let hasBegunAgain = () => {};
	const again = new Promise<void>((settle) => {
		hasBegunAgain = settle;
	});
	let times = 0;
	await keepRunning(
		{
			name: "The part",
			start: async (isBegun) => {
				times += 1;
				if (times === 1) return first;
				isBegun(running);
				hasBegunAgain();
				return never;
			},
		},
		lifetime,
	);
	await again;
	await lifetime.end(0);
	expect(wasStopped()).toBe(true);
});
