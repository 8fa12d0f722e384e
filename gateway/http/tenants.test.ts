import { z } from "zod";
import type { Call } from "../contract/call";
import { staffOrderFilter } from "../contract/sales/order-admin";
import { routes } from "../routes";
import { askByExample } from "../testing/ask-by-example";
import { byExtent, isFull } from "../testing/extent";
import { openStaff } from "../testing/open-staff";
import type { Example } from "../testing/permission";
import { permissions, rowOf } from "../testing/permissions";
import { bringIn, goodsFile, workOff } from "../testing/send-goods-file";
import { nobody } from "../testing/tenants/holder";
import { openTenant, type Tenant } from "../testing/tenants/open-tenant";
import { readBooks } from "../testing/tenants/read-books";
import type { Naming, Otherwise, TenantRow } from "../testing/tenants/row";
import { tenantRows } from "../testing/tenants/rows";
import { openTestShop, type TestShop } from "../testing/test-shop";
import type { Answer, Wire } from "../testing/wire";
import { noLimits } from "./limits";

// Two merchants of the mall, each with a store of its own besides, and one of the staff of each: what they may name,
// what they are shown, and what they can change.

const words = ["Quolkin", "Wexfield"] as const;
type Word = (typeof words)[number];
const otherThan = (word: Word) => (word === "Quolkin" ? "Wexfield" : "Quolkin");
let shop: TestShop;
let wire: Wire;
let tenants: Record<Word, Tenant>;

beforeAll(async () => {
	shop = await openTestShop();
	wire = shop.openAnother({}, { limits: noLimits }).wire;
	tenants = {
		Quolkin: await openTenant(shop, 2, "Quolkin"),
		Wexfield: await openTenant(shop, 3, "Wexfield"),
	};
});
afterAll(() => shop.close());

/** No call of the protocol, since it answers a file; staff may make it all the same. */
const exportOfOrders: Call = {
	method: "GET",
	path: "/api/operator/order/export",
	who: "operator",
	summary: "Orders as a file",
	query: staffOrderFilter,
	answer: z.string(),
};
const calls = [
	...routes
		.map(({ call }) => call)
		.filter((call) => call.path.startsWith("/api/operator/"))
		// The account's and no merchant's: its own tests try another's.
		.filter((call) => !call.path.startsWith("/api/operator/second-factor/"))
		.filter(
			(call) => permissions[rowOf(call)]?.expected["merchant staff"] !== 403,
		),
	exportOfOrders,
];

const named = (call: Call) => [rowOf(call), call] as const;

/** Calls whose row says something of the kind, each with what it says. */
function rowsWith<Kind extends keyof TenantRow>(kind: Kind) {
	return calls.flatMap((call) => {
		const said = tenantRows[rowOf(call)]?.[kind];
		return said ? [[...named(call), said] as const] : [];
	});
}

const namings = rowsWith("names").flatMap(([name, call, names]) =>
	Object.entries(names).map(([thing, naming]) => ({
		name,
		thing,
		call,
		naming,
	})),
);

test("every call that merchants' staff may make has a row in the tenants' table, and every row is such a call", () => {
	expect(Object.keys(tenantRows).sort()).toEqual(calls.map(rowOf).sort());
});

test("every call is tried by what it names, lists or counts, and by what stands in its path", () => {
	for (const call of calls) {
		const row = tenantRows[rowOf(call)] ?? {};
		expect([rowOf(call), Object.keys(row)]).not.toEqual([rowOf(call), []]);
		if (call.params)
			expect([rowOf(call), row.names]).not.toEqual([rowOf(call), undefined]);
	}
});

function ask(call: Call, asked: Example, token: string): Promise<Answer> {
	if (call.bodyType !== "raw")
		return askByExample(wire, call, { ...asked, token });
	const path = call.path.replace(/\{(\w+)\}/g, (_, key) =>
		String(asked.params?.[key]),
	);
	const headers = {
		authorization: `Bearer ${token}`,
		"accept-language": "en",
		"content-type": "application/octet-stream",
	};
	const body = new Uint8Array(asked.body as Buffer);
	return wire.send(path, { method: "POST", headers, body });
}

const leavesOf = (value: unknown): unknown[] =>
	typeof value === "object" && value !== null
		? Object.values(value).flatMap(leavesOf)
		: [value];

/** What was answered, with nobody's ids and numbers in the place of those that were asked for. */
function saidOf(
	{ code, message, data }: Answer,
	asked: Example,
	nobodys: Example,
): unknown {
	const names = leavesOf(nobodys);
	const text = leavesOf(asked).reduce<string>(
		(said, leaf, at) =>
			leaf === names[at] ? said : said.replaceAll(`${leaf}`, `${names[at]}`),
		JSON.stringify(data ?? null),
	);
	return { code, message, text };
}

/** Asks for nobody's and for somebody's with all else alike. */
async function tryBoth(
	call: Call,
	{ ask: exampleOf }: Naming,
	{ whose, asker }: { whose: Tenant; asker: Tenant },
) {
	const { token } = asker.staff;
	const nobodys = await exampleOf(nobody, asker);
	const asked = await exampleOf(whose, asker);
	const readIfForeign = async () =>
		whose === asker ? null : await readBooks(shop);
	const before = await readIfForeign();
	const refused = await ask(call, nobodys, token);
	const answer = await ask(call, asked, token);
	return {
		answer,
		refused,
		before,
		after: await readIfForeign(),
		said: saidOf(answer, asked, nobodys),
		saidOfNobodys: saidOf(refused, nobodys, nobodys),
	};
}

const notFound: Otherwise = {
	foreign: 404,
	because: "nobody learns what there is of others",
};

const takes = (call: Call, field: string) => field in (call.query?.shape ?? {});

/** As many as one answer may hold. */
const widened = (call: Call, { query, ...rest }: Example): Example => ({
	...rest,
	query: { ...query, ...(takes(call, "limit") && { limit: "100" }) },
});

/** Each by one of both, in turn; in full by both. */
const inTurn = <Row>(rows: Row[], word: Word): Row[] =>
	rows.filter((_, at) => isFull || at % words.length === words.indexOf(word));

describe.each(words)("staff of %s", (word) => {
	const others = otherThan(word);
	const both = () => ({ own: tenants[word], other: tenants[others] });

	describe.each(inTurn(namings, word))(
		"$name, by $thing",
		({ call, naming }) => {
			test("find their own", async () => {
				const { own } = both();
				const tried = await tryBoth(call, naming, { whose: own, asker: own });
				expect(tried.answer.code).toBe(200);
				expect(tried.said).not.toEqual(tried.saidOfNobodys);
			});

			test(`find nothing of ${others}'s that nobody's would not be, and change nothing`, async () => {
				const { own, other } = both();
				const tried = await tryBoth(call, naming, { whose: other, asker: own });
				const { otherwise = notFound } = naming;
				const { foreign, nobodys = foreign } = otherwise;
				expect(tried.answer.code).toBe(foreign);
				expect(tried.refused.code).toBe(nobodys);
				if (nobodys === foreign)
					expect(tried.said).toEqual(tried.saidOfNobodys);
				expect(tried.answer.text).not.toContain(others);
				expect(tried.after).toEqual(tried.before);
			});
		},
	);

	test.each(inTurn(rowsWith("lists"), word))(
		`%s shows their own and nothing of ${others}'s, whatever they look for`,
		async (_, call, list) => {
			const { own, other } = both();
			const sought = await list(other);
			const { token } = own.staff;
			for (const asked of await list(own)) {
				const { status, text } = await ask(call, widened(call, asked), token);
				expect(status).toBe(200);
				expect(text).toContain(word);
				expect(text).not.toContain(others);
			}
			for (const asked of sought) {
				const { status, text } = await ask(call, widened(call, asked), token);
				expect(status).toBe(200);
				expect(text).not.toContain(others);
			}
		},
	);

	const byMerchant = calls.filter((call) => takes(call, "merId")).map(named);
	test.each(inTurn(byMerchant, word))(
		`%s is answered for ${others} by its number as for nobody`,
		async (name, call) => {
			const { own, other } = both();
			const [asked = {}] = (await tenantRows[name]?.lists?.(nobody)) ?? [];
			const askFor = ({ merchantId }: { merchantId: number }) =>
				ask(
					call,
					{ ...asked, query: { ...asked.query, merId: `${merchantId}` } },
					own.staff.token,
				);
			expect((await askFor(own)).status).toBe(200);
			const [foreign, nobodys] = [await askFor(other), await askFor(nobody)];
			expect(foreign.code).toBe(404);
			expect(foreign.text).toBe(nobodys.text);
		},
	);

	test.each(inTurn(rowsWith("counts"), word))(
		`%s counts their own, and nothing of ${others}'s`,
		async (_, call, add) => {
			const { own, other } = both();
			const read = async () => (await ask(call, {}, own.staff.token)).data;
			const before = await read();
			await add(other);
			expect(await read()).toEqual(before);
			await add(own);
			expect(await read()).not.toEqual(before);
		},
	);
});

test.each(rowsWith("isShared"))(
	"%s answers the staff of both the same",
	async (_, call, shared) => {
		const asked = shared === true ? {} : shared;
		const answers = await Promise.all(
			words.map((word) => ask(call, asked, tenants[word].staff.token)),
		);
		const [one, other] = answers.map(({ code, data }) => ({ code, data }));
		expect(one?.code).toBe(200);
		expect(one).toEqual(other);
	},
);

test.each(words)(
	"a file that %s's staff bring in names goods, skus and pictures of their own alone",
	async (word) => {
		const [own, other] = [tenants[word], tenants[otherThan(word)]];
		const mine = await own.goods();
		const { id, skuId } = await other.goods();
		const file = goodsFile([
			{ code: `#${id}`, price: "1.00" },
			{ code: `#${mine.id}`, sku_code: `#${skuId}`, price: "1.00" },
			{ code: `#${mine.id}`, pictures: await other.picture() },
			{ code: `#${mine.id}`, brand: word },
		]);
		const readOther = async () =>
			(await other.staff.get(`goods/detail/${id}`)).data;
		const before = await readOther();
		await workOff(shop);
		expect(await bringIn(shop, own.staff, file)).toMatchObject({
			state: "done",
			refused: 3,
			changed: 1,
		});
		expect(await readOther()).toEqual(before);
	},
);

test("an operator reads what is either's by its id", async () => {
	const { token } = await openStaff(shop, "operator");
	const reads = namings.filter(
		({ call, name }) =>
			call.method === "GET" && !tenantRows[name]?.isNoOperators,
	);
	for (const { call, naming } of reads)
		for (const word of byExtent(words.slice(0, 1), [...words])) {
			const asked = await naming.ask(tenants[word], tenants[word]);
			expect((await ask(call, asked, token)).code).toBe(200);
		}
});
