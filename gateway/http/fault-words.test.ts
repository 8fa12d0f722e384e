import { localeCodes } from "../contract/locale";
import { expectFault, type Fault } from "../testing/expect-fault";
import { byExtent } from "../testing/extent";
import { openTestShop, type TestShop } from "../testing/test-shop";
import type { Answer, Wire, WireOptions } from "../testing/wire";

const visit = "/api/front/pc/visit";
const list = "/api/front/product/list";
const detail = "/api/front/product/detail";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

type Ask = (wire: Wire, options: WireOptions) => Promise<Answer>;

async function sendTwice(wire: Wire, options: WireOptions): Promise<Answer> {
	const once = { ...options, timestamp: Date.now() };
	const body = { path: "/", referrer: options.locale };
	await wire.post(visit, body, once);
	return wire.post(visit, body, once);
}

const faults: [name: string, Fault, Ask][] = [
	["a wrong type", "parameterInvalid", (w, o) => w.post(visit, 1, o)],
	["no body", "parameterInvalid", (w, o) => w.post(visit, undefined, o)],
	["a wrong query", "parameterInvalid", (w, o) => w.get(list, { page: 0 }, o)],
	[
		"page past the bound",
		"parameterInvalid",
		(w, o) => w.get(list, { page: 1e9 }, o),
	],
	[
		"an unknown sort",
		"parameterInvalid",
		(w, o) => w.get(list, { sort: "luck" }, o),
	],
	["id 0", "parameterInvalid", (w, o) => w.get(`${detail}/0`, {}, o)],
	["id below 0", "parameterInvalid", (w, o) => w.get(`${detail}/-1`, {}, o)],
	["a broken id", "parameterInvalid", (w, o) => w.get(`${detail}/1.5`, {}, o)],
	[
		"an id of letters",
		"parameterInvalid",
		(w, o) => w.get(`${detail}/abc`, {}, o),
	],
	[
		"an id past 31 bits",
		"parameterInvalid",
		(w, o) => w.get(`${detail}/2147483648`, {}, o),
	],
	[
		"an id of %",
		"parameterInvalid",
		(w, o) => w.get(`${detail}/%E0%A4%A`, {}, o),
	],
	[
		"a null character",
		"parameterInvalid",
		(w, o) => w.get(`${detail}/%00`, {}, o),
	],
	[
		"no signature",
		"signatureWrong",
		(w, o) => w.post(visit, { path: "/" }, { ...o, signature: null }),
	],
	[
		"a wrong clock",
		"clockOff",
		(w, o) => w.post(visit, { path: "/" }, { ...o, timestamp: 1 }),
	],
	["a write sent twice", "alreadyReceived", sendTwice],
	[
		"an unknown goods",
		"notFound",
		(w, o) => w.get(`${detail}/2147483647`, {}, o),
	],
	[
		"an unknown call",
		"unknownCall",
		(w, o) => w.get("/api/front/no/such", {}, o),
	],
	["an unknown place", "unknownCall", (w, o) => w.get("/", {}, o)],
	[
		"a read sent as a write",
		"unknownCall",
		(w, o) => w.post(list, { page: 1 }, o),
	],
	["a write sent as a read", "unknownCall", (w, o) => w.get(visit, {}, o)],
	["too much", "tooLarge", (w, o) => w.post(visit, "a".repeat(2_000_000), o)],
];

/** Each language answers each kind of fault once; in full each request that has it. */
const firstOfKind = faults.filter(
	([, kind], at) => faults.findIndex(([, other]) => other === kind) === at,
);

describe.each(localeCodes)("in %s", (locale) => {
	const asked = locale === "en" ? faults : byExtent(firstOfKind, faults);
	test.each(asked)("%s is answered in words: %s", async (_, fault, ask) => {
		expectFault(await ask(shop.wire, { locale }), fault, locale);
	});
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])(
	"the method %s is unknown to every call",
	async (method) => {
		for (const path of [list, visit, `${detail}/1`]) {
			const headers = { "accept-language": "en" };
			expectFault(
				await shop.wire.send(path, { method, headers }),
				"unknownCall",
			);
		}
	},
);

test.each(["de", "en-US,en;q=0.9", "*", "../en", "constructor"])(
	"a language the shop does not speak is answered in its own: %s",
	async (language) => {
		const headers = { "accept-language": language };
		const answer = await shop.wire.send("/api/front/no/such", { headers });
		expectFault(answer, "unknownCall", "zh-CN");
	},
);
