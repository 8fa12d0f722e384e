import { eq } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { session } from "../../../db/schema/session";
import { expectFault } from "../../../testing/expect-fault";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { openSession } from "../session/service";

const base = "/api/front/login/qr";
const desktop = "Mozilla/5.0 (Macintosh) Safari/605.1.15";
let shop: TestShop;
let kit: { uid: number; token: string };
let other: { uid: number; token: string };
let tourist: { uid: number; token: string };

beforeAll(async () => {
	shop = await openTestShop();
	kit = await signUp("member", "Kit");
	other = await signUp("member", "Other");
	tourist = await signUp("tourist", "Tourist");
});
afterAll(() => shop.close());

async function signUp(kind: "member" | "tourist", nickname: string) {
	const [row] = await shop.db
		.insert(account)
		.values({ kind, nickname, locale: "en", createdAt: new Date() })
		.returning({ id: account.id });
	const owner = { id: row?.id ?? 0, kind, nickname };
	return openSession(systemContext(shop), owner, "password");
}

interface Ticket {
	ticket: string;
	claim: string;
}

let clockMs = 0;
function moveClock(byMs: number) {
	clockMs = byMs;
	shop.moveClock(byMs);
}
afterEach(() => moveClock(0));

let posts = 0;
/** No two of them at the same moment, as a repeated write is refused. */
const moment = () => Date.now() + clockMs + posts++;

const post = (verb: string, body: object | undefined, token = "") =>
	shop.wire.post(`${base}/${verb}`, body, {
		token,
		timestamp: moment(),
		headers: { "x-client-agent": desktop },
	});

const open = async (): Promise<Ticket> => (await post("open", undefined)).data;
const claim = async (asked: Ticket) => (await post("claim", asked)).data;
const scan = ({ ticket }: Ticket, by = kit) =>
	post("scan", { ticket }, by.token);
const confirm = ({ ticket }: Ticket, by = kit) =>
	post("confirm", { ticket }, by.token);

async function openConfirmed(): Promise<Ticket> {
	const ticket = await open();
	await scan(ticket);
	await confirm(ticket);
	return ticket;
}

test("the device that shows the code is signed in as the member who scanned and confirmed it", async () => {
	const ticket = await open();
	expect(await claim(ticket)).toEqual({ state: "waiting", session: null });
	expect((await scan(ticket)).data).toEqual({ userAgent: desktop });
	expect(await claim(ticket)).toEqual({ state: "scanned", session: null });
	expect((await confirm(ticket)).code).toBe(200);
	const claimed = await claim(ticket);
	expect(claimed).toMatchObject({
		state: "confirmed",
		session: { uid: kit.uid, nickname: "Kit", strategy: "qr" },
	});
	expect(claimed.session.token).not.toBe(kit.token);
	expect(await claim(ticket)).toEqual({ state: "used", session: null });
});

test("of many claims at once one opens a session", async () => {
	const ticket = await openConfirmed();
	const before = await shop.db.$count(session, eq(session.strategy, "qr"));
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => claim(ticket)),
	);
	expect(answers.filter((answer) => answer.session)).toHaveLength(1);
	expect(await shop.db.$count(session, eq(session.strategy, "qr"))).toBe(
		before + 1,
	);
});

test("whoever has only read the code learns nothing and collects nothing", async () => {
	const ticket = await openConfirmed();
	const foreign = await open();
	for (const guess of [foreign.claim, ticket.ticket, ""])
		expect(await claim({ ...ticket, claim: guess })).toEqual({
			state: "expired",
			session: null,
		});
	expect((await claim(ticket)).session).not.toBeNull();
});

test("a ticket that nobody opened looks like one that is over", async () => {
	const unknown = {
		ticket: "7b0d1f60-97f3-4a5e-8f0a-3f6f0b0c9d11",
		claim: "x",
	};
	expect(await claim(unknown)).toEqual({ state: "expired", session: null });
	expectFault(await scan(unknown), "qrOver");
	expectFault(await confirm(unknown), "qrOver");
});

test("the first who scans a ticket alone may confirm it", async () => {
	const ticket = await open();
	expectFault(await confirm(ticket), "qrOver");
	expect((await scan(ticket)).code).toBe(200);
	expect((await scan(ticket)).code).toBe(200);
	expectFault(await scan(ticket, other), "qrOver");
	expectFault(await confirm(ticket, other), "qrOver");
	expect((await claim(ticket)).state).toBe("scanned");
});

test("of two members who scan at once one is asked", async () => {
	const ticket = await open();
	const answers = await Promise.all([scan(ticket), scan(ticket, other)]);
	expect(answers.map(({ code }) => code).sort()).toEqual([200, 404]);
});

test("a member who refuses ends the ticket; a stranger's refusal ends nothing", async () => {
	const ticket = await open();
	await scan(ticket);
	await post("refuse", ticket, other.token);
	expect((await claim(ticket)).state).toBe("scanned");
	expect((await post("refuse", ticket, kit.token)).code).toBe(200);
	expect((await claim(ticket)).state).toBe("expired");
	expectFault(await confirm(ticket), "qrOver");
});

test.each(["scan", "confirm", "refuse"])(
	"neither a visitor nor a tourist may %s",
	async (verb) => {
		const { ticket } = await open();
		const codes = [
			(await post(verb, { ticket })).code,
			(await post(verb, { ticket }, tourist.token)).code,
		];
		expect(codes).toEqual([410000, 403]);
	},
);

test("after two minutes a ticket is over, whatever was done with it", async () => {
	const [waiting, scanned] = [await open(), await open()];
	await scan(scanned);
	moveClock(119_000);
	expect((await claim(waiting)).state).toBe("waiting");
	moveClock(121_000);
	expect((await claim(waiting)).state).toBe("expired");
	expect((await claim(scanned)).state).toBe("expired");
	expectFault(await scan(waiting), "qrOver");
	expectFault(await confirm(scanned), "qrOver");
});

test("a ticket confirmed at the last moment can still be collected, and not for long", async () => {
	const [prompt, late] = [await open(), await open()];
	moveClock(119_000);
	for (const ticket of [prompt, late]) {
		await scan(ticket);
		await confirm(ticket);
	}
	moveClock(125_000);
	expect((await claim(prompt)).session).not.toBeNull();
	moveClock(150_000);
	expect(await claim(late)).toEqual({ state: "expired", session: null });
});

test("nobody is signed in to an account that is deleted in between", async () => {
	const leaving = await signUp("member", "Leaving");
	const ticket = await open();
	await scan(ticket, leaving);
	await confirm(ticket, leaving);
	await shop.db
		.update(account)
		.set({ deletedAt: new Date() })
		.where(eq(account.id, leaving.uid));
	expect((await claim(ticket)).session).toBeNull();
});

test("an address opens sixty tickets within ten minutes, and another its own", async () => {
	const openFrom = (address: string) =>
		shop.wire.post(`${base}/open`, undefined, {
			headers: { "x-client-address": address },
		});
	for (let at = 0; at < 60; at++)
		expect((await openFrom("198.51.100.9")).code).toBe(200);
	const refused = await openFrom("198.51.100.9");
	expectFault(refused, "tooOften");
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
	expect((await openFrom("198.51.100.10")).code).toBe(200);
});

test("the table alone opens nothing: it holds no claim", async () => {
	const ticket = await openConfirmed();
	const { rows } = await shop.db.execute("select * from login_ticket");
	expect(JSON.stringify(rows)).not.toContain(ticket.claim);
});
