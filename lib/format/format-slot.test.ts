import { execFileSync } from "node:child_process";
import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import {
	formatSlot,
	formatSlotDay,
	formatSlotHours,
	sentenceCase,
} from "./format-slot";

const at = (text: string) => Date.parse(`${text}+08:00`);
const slot = (day: string, hour: number) => ({
	from: `${day}T${hour}:00:00.000+08:00`,
	to: `${day}T${hour + 2}:00:00.000+08:00`,
});

const days: Record<LocaleCode, [string, string, string]> = {
	"zh-CN": ["今日", "明日", "11月24日週二"],
	en: ["today", "tomorrow", "Tue, 24 Nov"],
	fr: ["aujourd’hui", "demain", "mar. 24 nov."],
	th: ["วันนี้", "พรุ่งนี้", "อังคาร 24 พ.ย."],
	lao: ["ມື້ນີ້", "ມື້ອື່ນ", "ອັງຄານ 24 ພ.ຈ."],
	es: ["hoy", "mañana", "mar, 24 nov"],
};

test.each(Object.entries(days))(
	"a slot of today, of tomorrow and of another day is said in %s as people say it",
	(locale, said) => {
		const now = at("2026-11-21T09:00");
		const shown = ["2026-11-21", "2026-11-22", "2026-11-24"].map((day) =>
			formatSlot(slot(day, 18), locale as LocaleCode, now),
		);
		expect(shown).toEqual(said.map((day) => `${day} 18:00–20:00`));
	},
);

test("in Lao, which not every browser knows, each day of a year is called as Unicode's calendar has it", () => {
	const now = at("2026-01-01T12:00");
	const unicode = new Intl.DateTimeFormat(describeLocale("lao").intl, {
		timeZone: "Asia/Hong_Kong",
		weekday: "short",
		day: "numeric",
		month: "short",
	});
	for (let day = 2; day < 365; day += 1) {
		const midnight = new Date(Date.UTC(2026, 0, day + 1));
		expect(formatSlotDay(midnight.toISOString(), "lao", now)).toBe(
			unicode.format(midnight),
		);
	}
});

test.each([
	["2026-11-21T23:59:59", "2026-11-22", "tomorrow"],
	["2026-11-22T00:00:00", "2026-11-22", "today"],
	["2026-11-30T23:59:59", "2026-12-01", "tomorrow"],
	["2026-12-31T20:00:00", "2027-01-01", "tomorrow"],
	["2027-01-01T00:00:00", "2027-01-01", "today"],
	["2028-02-28T12:00:00", "2028-02-29", "tomorrow"],
])("at %s the slots of %s are %s's", (now, day, said) => {
	expect(formatSlotDay(slot(day, 10).from, "en", at(now))).toBe(said);
});

test("the hours are Hong Kong's, however the moment is written", () => {
	expect(
		formatSlotHours({
			from: "2026-11-21T12:00:00Z",
			to: "2026-11-21T14:00:00Z",
		}),
	).toBe("20:00–22:00");
});

test.each(["America/Los_Angeles", "Pacific/Kiritimati", "UTC"])(
	"a device in %s says Hong Kong's day",
	(zone) => {
		const program = `import { formatSlot } from "./lib/format/format-slot.ts";
			console.log(formatSlot(${JSON.stringify(slot("2026-11-22", 10))}, "en",
				Date.parse("2026-11-22T00:30+08:00")))`;
		const said = execFileSync(
			process.execPath,
			["--import", "tsx", "--input-type=module", "--eval", program],
			{ env: { ...process.env, TZ: zone }, encoding: "utf8" },
		);
		expect(said.trim()).toBe("today 10:00–12:00");
	},
);

test.each([
	["today 18:00–20:00", "Today 18:00–20:00"],
	["今日 18:00–20:00", "今日 18:00–20:00"],
	["", ""],
])("%s standing by itself is %s", (inside, alone) => {
	expect(sentenceCase(inside)).toBe(alone);
});
