import { asc, sql } from "drizzle-orm";
import pino from "pino";
import {
	closedAheadHours,
	resumedAfterHours,
	type WeatherWarning,
} from "../../../contract/delivery/weather-terms";
import { auditEntry } from "../../../db/schema/audit";
import { slotClosure } from "../../../db/schema/store";
import { ServiceAway } from "../../../providers/ask";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { openSlots } from "../store/service";
import { watchWeather } from "./watch";

let shop: TestShop;
let operator: StaffClient;
let said: WeatherWarning[] | Error = [];
const hourMs = 60 * 60 * 1_000;
const noon = new Date("2026-09-07T12:00+08:00");
const after = (hours: number) => new Date(noon.getTime() + hours * hourMs);

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
});
beforeEach(async () => {
	said = [];
	await shop.db.execute(
		sql`truncate weather_warning, held_up_order, slot_closure cascade`,
	);
});
afterAll(() => shop.close());

const source = {
	listWarnings: async () => {
		if (said instanceof Error) throw said;
		return said;
	},
};

const look = (hours: number, isListening = true) =>
	watchWeather({
		db: shop.db,
		log: pino({ level: "silent" }),
		now: () => after(hours),
		weather: isListening ? source : undefined,
	});

const closures = () =>
	shop.db
		.select({
			from: slotClosure.from,
			until: slotClosure.until,
			reason: slotClosure.reason,
			storeId: slotClosure.storeId,
		})
		.from(slotClosure)
		.orderBy(asc(slotClosure.id));

const closure = (reason: WeatherWarning, from: number, until: number) => ({
	reason,
	from: after(from),
	until: after(until),
	storeId: null,
});

test(`a warning closes the slots of all stores that begin within ${closedAheadHours} hours, once`, async () => {
	said = ["typhoon"];
	await Promise.all([look(0), look(0)]);
	await look(0);
	expect(await closures()).toEqual([closure("typhoon", 0, closedAheadHours)]);
});

test("as long as it is in force the slots after those are closed too", async () => {
	said = ["typhoon"];
	await look(0);
	await look(0.4);
	expect(await closures()).toEqual([closure("typhoon", 0, closedAheadHours)]);
	await look(5);
	expect(await closures()).toEqual([
		closure("typhoon", 0, 5 + closedAheadHours),
	]);
});

test(`once it is over deliveries begin again ${resumedAfterHours} hours later, and another warning is a closure of its own`, async () => {
	said = ["rainstorm"];
	await look(0);
	said = [];
	await look(1);
	await look(1.5);
	said = ["rainstorm", "typhoon"];
	await look(8);
	expect(await closures()).toEqual([
		closure("rainstorm", 0, 1 + resumedAfterHours),
		closure("typhoon", 8, 8 + closedAheadHours),
		closure("rainstorm", 8, 8 + closedAheadHours),
	]);
});

test("a source that is silent changes nothing: what was said last holds, and goes on", async () => {
	said = ["typhoon"];
	await look(0);
	said = new ServiceAway("the weather said 500");
	await look(3);
	expect(await closures()).toEqual([
		closure("typhoon", 0, 3 + closedAheadHours),
	]);
});

test("what a source said that nobody listens to any more is over", async () => {
	said = ["typhoon"];
	await look(0);
	await look(1, false);
	expect((await operator.get("weather")).data.warnings).toEqual([]);
	expect(await closures()).toEqual([
		closure("typhoon", 0, 1 + resumedAfterHours),
	]);
	await set(true);
	await look(1, false);
	expect((await operator.get("weather")).data.warnings).toHaveLength(1);
});

test("who opened the slots again has the last word until the next warning", async () => {
	said = ["typhoon"];
	await look(0);
	await openSlots(systemContext(shop, { now: () => after(1) }), "holding");
	await look(2);
	await look(12);
	expect(await closures()).toEqual([closure("typhoon", 0, 1)]);
});

const set = (isInForce: boolean, who = operator) =>
	who.ask("weather/set", { warning: "rainstorm", isInForce });

test("an operator says that a warning is in force and that it is over, twice like once, and it is in the audit list", async () => {
	const before = await shop.db.$count(auditEntry);
	await set(true);
	expect(await set(true)).toMatchObject({
		code: 200,
		data: {
			source: "console",
			warnings: [
				{ warning: "rainstorm", isFromConsole: true, isClosing: true },
			],
		},
	});
	expect(await closures()).toHaveLength(1);
	expect(await shop.db.$count(auditEntry)).toBe(before + 1);
	await set(false);
	expect((await set(false)).data.warnings).toEqual([]);
	const [only] = await closures();
	const hoursLeft = (Number(only?.until) - Date.now()) / hourMs;
	expect(hoursLeft).toBeGreaterThan(resumedAfterHours - 1);
	expect(hoursLeft).toBeLessThanOrEqual(resumedAfterHours);
});

test("what an operator said is not over because the source is silent about it, nor what the source says because of an operator", async () => {
	await set(true);
	await look(0);
	expect((await operator.get("weather")).data.warnings).toHaveLength(1);
	await set(false);
	said = ["rainstorm"];
	await look(0);
	expect((await set(false)).data.warnings).toMatchObject([
		{ warning: "rainstorm", isFromConsole: false },
	]);
});

test("a merchant's staff neither read nor set the weather, and nobody does where warnings are off", async () => {
	const staff = await openStaff(shop, 1);
	expect((await set(true, staff)).code).toBe(403);
	expect((await staff.get("weather")).code).toBe(403);
	const { wire } = shop.openAnother({ weatherSource: "off" });
	const elsewhere = await openStaff(shop, "operator", { wire });
	expect((await set(true, elsewhere)).code).toBe(409);
	expect(await closures()).toEqual([]);
});
