import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openStandIn, type StandIn } from "../../testing/open-stand-in";
import { ServiceAway } from "../ask";
import { openWeather } from "./open";

let observatory: StandIn;
let asked: string[] = [];
let said: { status?: number; text: string };
let folder: string;

beforeAll(async () => {
	observatory = await openStandIn((request, response) => {
		asked.push(request.url ?? "");
		response.writeHead(said.status ?? 200).end(said.text);
	});
	folder = await mkdtemp(path.join(tmpdir(), "weather-"));
});
beforeEach(() => {
	asked = [];
});
afterAll(async () => {
	await observatory.close();
	await rm(folder, { recursive: true });
});

const open = (WEATHER_WARNINGS: string) =>
	openWeather({ WEATHER_WARNINGS, WEATHER_URL: observatory.url })?.source;

/** As the Observatory writes one. */
const warning = (code: string, actionCode = "ISSUE") => ({
	name: "A warning",
	code,
	actionCode,
	issueTime: "2026-09-07T21:20:00+08:00",
	updateTime: "2026-09-07T21:20:00+08:00",
});

function hear(summary: object) {
	said = { text: JSON.stringify(summary) };
	return open("observatory")?.listWarnings();
}

test.each(["TC8NE", "TC8SE", "TC8NW", "TC8SW", "TC9", "TC10"])(
	"signal %s closes slots",
	async (code) => {
		expect(await hear({ WTCSGNL: warning(code) })).toEqual(["typhoon"]);
	},
);

test("signals 1 and 3, amber and red rain, and what was cancelled close nothing", async () => {
	for (const one of [
		warning("TC1"),
		warning("TC3"),
		warning("WRAINA"),
		warning("WRAINR"),
		warning("TC8NE", "CANCEL"),
		warning("WTS", "EXTEND"),
	])
		expect(await hear({ ONE: one })).toEqual([]);
	expect(await hear({})).toEqual([]);
});

test("both may be in force, and the public summary is what is asked for", async () => {
	const both = { WTCSGNL: warning("TC9"), WRAIN: warning("WRAINB", "REISSUE") };
	expect(await hear(both)).toEqual(["typhoon", "rainstorm"]);
	expect(asked).toEqual([
		"/weatherAPI/opendata/weather.php?dataType=warnsum&lang=en",
	]);
});

test.each([
	["nonsense", { text: "<html>" }],
	["another form", { text: '{"WTCSGNL":"TC8NE"}' }],
	["a list", { text: "[1]" }],
	["a fault", { status: 500, text: "{}" }],
	["a refusal", { status: 403, text: "{}" }],
])("%s is not heard as fair weather", async (_, answer) => {
	said = answer;
	await expect(open("observatory")?.listWarnings()).rejects.toThrow(
		ServiceAway,
	);
});

test("a file of the same form is read anew each time, and a missing one is no fair weather", async () => {
	const file = path.join(folder, "warnings.json");
	const source = open(`file:${file}`);
	await expect(source?.listWarnings()).rejects.toThrow(ServiceAway);
	await writeFile(file, JSON.stringify({ WRAIN: warning("WRAINB") }));
	expect(await source?.listWarnings()).toEqual(["rainstorm"]);
	await writeFile(file, "{}");
	expect(await source?.listWarnings()).toEqual([]);
	expect(asked).toEqual([]);
});

test("where operators say it there is nobody to ask, and nothing at all where warnings are off", () => {
	const settings = { WEATHER_URL: observatory.url };
	expect(openWeather({ ...settings, WEATHER_WARNINGS: "console" })).toEqual({});
	expect(openWeather({ ...settings, WEATHER_WARNINGS: "off" })).toBeUndefined();
});
