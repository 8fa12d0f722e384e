import { watchOpening } from "./opening";
import { openTestHost, type TestHost } from "./testing/open-test-host";

let host: TestHost;
let isOpen: boolean;
let now: number;
let asked: number;
let fails: boolean;

beforeEach(async () => {
	isOpen = false;
	now = 0;
	asked = 0;
	fails = false;
	const ask = async () => {
		asked += 1;
		if (fails) throw new Error("away");
		return isOpen;
	};
	host = await openTestHost((_, res) => res.end("a page"), {
		opening: watchOpening(ask, () => now),
	});
});
afterEach(() => host.close());

test.each([
	["/", "/setup"],
	["/en/goods_detail/1", "/en/setup"],
	["/nowhere", "/setup"],
])(
	"before the shop opens %s leads to where it is prepared",
	async (path, to) => {
		const { status, headers } = await host.ask(path);
		expect([status, headers.location]).toEqual([307, to]);
		expect(headers["cache-control"]).toBe("no-store");
		expect(host.rendered).toEqual([]);
	},
);

test.each(["/setup", "/en/login", "/console/stores", "/staff_invitation"])(
	"before the shop opens %s answers",
	async (path) => {
		expect((await host.ask(path)).body).toBe("a page");
	},
);

test("before the shop opens machines are told to come back", async () => {
	for (const path of ["/sitemap.xml", "/goods_detail/1.md"]) {
		const { status, headers } = await host.ask(path);
		expect([status, headers["retry-after"]]).toEqual([503, "3600"]);
	}
});

test("a shop that opens is seen within a second, and asked for no more", async () => {
	await host.ask("/");
	isOpen = true;
	now += 1_001;
	expect((await host.ask("/")).body).toBe("a page");
	isOpen = false;
	now += 60_000;
	expect((await host.ask("/")).body).toBe("a page");
	expect(asked).toBe(2);
});

test("a shop that was closed stays so while nobody knows", async () => {
	await host.ask("/");
	fails = true;
	now += 1_001;
	expect((await host.ask("/")).status).toBe(307);
});

test("where nobody knows, the pages say what is wrong", async () => {
	const away = await openTestHost((_, res) => res.end("a page"), {
		opening: watchOpening(() => Promise.reject(new Error("away"))),
	});
	expect((await away.ask("/")).body).toBe("a page");
	await away.close();
});
