import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { expectSlip, typeAt } from "./testing/type-commands";

const run = promisify(execFile);
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const type = (...words: string[]) => typeAt(shop, ...words);

/** In a process of its own, on a machine far from Hong Kong. */
const typeAbroad = (...words: string[]) =>
	run(process.execPath, ["--import", "tsx", "scripts/operator.ts", ...words], {
		env: { ...process.env, DATABASE_URL: shop.url, TZ: "America/New_York" },
	});

/** A day ahead on Hong Kong's calendar. */
function dayAhead(days: number): string {
	const hours = days * 24 + 8;
	return new Date(Date.now() + hours * 60 * 60 * 1_000)
		.toISOString()
		.slice(0, 10);
}

async function readDay(date: string) {
	const { data } = await shop.wire.get("/api/front/store/slots", {
		storeId: 2,
	});
	return data.days.find((day: { date: string }) => day.date === date).slots;
}

test("an operator closes slots by Hong Kong's clock, sees them listed and opens them again", async () => {
	const day = dayAhead(3);
	const { stdout: closed } = await typeAbroad(
		"close-slots",
		"--from",
		`${day}T12:00`,
		"--until",
		`${day}T16:00`,
		"--reason",
		"rainstorm",
		"--store",
		"2",
		"--note-en",
		"Stay dry.",
	);
	const line = `${day} 12:00 – ${day} 16:00  store 2  rainstorm  Stay dry.`;
	expect(closed).toContain(line);

	const slots = await readDay(day);
	expect(slots.map(({ state }: { state: string }) => state)).toEqual([
		"open",
		"closed",
		"closed",
		"open",
		"open",
		"open",
	]);
	expect(slots[1].closure).toBe(
		"Black rainstorm warning: deliveries are paused. Stay dry.",
	);

	const listed = await type("slots");
	expect(listed).toContain(line);
	const [, id = ""] = /#(\d+)/.exec(listed) ?? [];
	await type("open-slots", "--id", id);
	expect(await type("slots")).toBe("No slots are closed, now or later.");
	for (const { state } of await readDay(day)) expect(state).toBe("open");
});

test.each([
	[[], "usage: npm run operator -- close-slots"],
	[["close-slots", "--from", "soon"], "--from must be a minute of Hong Kong"],
	[["close-slots", "--now"], "Unknown option '--now'"],
	[["open-slots"], "--id must be the number of a closure"],
	[["open-slots", "--id", "7"], "--id is no closure that could be ended"],
] as const)("a slip is told with its remedy: %j", async (argv, remedy) => {
	await expectSlip(type(...argv), remedy);
});

test("a slip ends the process with 1, and nothing but its remedy is said", async () => {
	await expect(
		typeAbroad("close-slots", "--from", "soon"),
	).rejects.toMatchObject({
		code: 1,
		stdout: "",
		stderr: expect.stringMatching(/^--from must be a minute of Hong Kong/),
	});
});
