import { eq } from "drizzle-orm";
import { z } from "zod";
import { defineCall } from "../contract/call";
import { staffPermissions } from "../contract/permission";
import { staffRole } from "../db/schema/staff";
import { routes } from "../routes";
import { askByExample } from "../testing/ask-by-example";
import { expectFault } from "../testing/expect-fault";
import { byExtent } from "../testing/extent";
import { openRole } from "../testing/open-role";
import { openStaff } from "../testing/open-staff";
import {
	membersOnly,
	open,
	operatorsOnly,
	type Permission,
	rolesAtLine,
	signedInOnly,
	staffOnly,
} from "../testing/permission";
import { permissions, rowOf } from "../testing/permissions";
import { type Role, roles, signInAs } from "../testing/sign-in-as";
import { openTestShop, type TestShop } from "../testing/test-shop";
import type { Answer, Wire } from "../testing/wire";
import { answerIn } from "../words/words";
import { requireOperator } from "./access";
import { noLimits } from "./limits";
import { mount, route } from "./route";

let shop: TestShop;
let wire: Wire;

beforeAll(async () => {
	shop = await openTestShop();
	wire = shop.openAnother({}, { limits: noLimits }).wire;
});
afterAll(() => shop.close());

const calls = routes.map(({ call }) => call);

test("every call has a row in the permission matrix, and every row a call", () => {
	expect(Object.keys(permissions).sort()).toEqual(calls.map(rowOf).sort());
});

test("no two calls share method and path", () => {
	expect(new Set(calls.map(rowOf)).size).toBe(calls.length);
});

describe.each(calls.map((call) => [rowOf(call), call] as const))(
	"%s",
	(name, call) => {
		const row = permissions[name];
		test("is declared for whom the matrix says", () => {
			expect(call.who).toBe(row?.who);
		});

		const asking = row ? byExtent(rolesAtLine(row), [...roles]) : [];
		test.each(asking)(
			"answers a %s as the matrix says, and by the contract",
			async (role) => {
				const { example = {} } = row ?? {};
				const asked =
					typeof example === "function" ? await example(shop) : example;
				const token = await signInAs(shop, role);
				const answer = await askByExample(wire, call, { ...asked, token });
				expect(answer.code).toBe(row?.expected[role]);
				if (answer.code === 200)
					expect(call.answer.safeParse(answer.data).error).toBeUndefined();
			},
		);
	},
);

const staffCalls = calls.filter(({ who }) => who === "operator");

test("every call of staff says what a role has to allow for it", () => {
	const unsaid = staffCalls.filter(({ permission }) => !permission);
	expect(unsaid.map(rowOf)).toEqual([]);
});

const limited = staffPermissions.map((one) => [one] as const);

test.each(limited)(
	"whose role lacks %s is refused what needs it, and nothing else",
	async (one) => {
		const all = await openRole(shop, {
			permissions: staffPermissions.filter((other) => other !== one),
		});
		const { token } = await openStaff(shop, "operator", { roleId: all });
		const lacks = answerIn("en", "roleLacksPermission");
		for (const call of staffCalls) {
			const asked = { params: { id: 0, uid: 0 }, token };
			const { code, message } = await askByExample(wire, call, asked);
			const isRefused = [one, "owner"].includes(call.permission ?? "");
			expect([rowOf(call), message === lacks]).toEqual([
				rowOf(call),
				isRefused,
			]);
			if (isRefused) expect(code).toBe(403);
		}
	},
);

test("what a role allows counts from the next call on", async () => {
	const id = await openRole(shop, { permissions: ["content"] });
	const { get } = await openStaff(shop, "operator", { roleId: id });
	expect((await get("order/list")).code).toBe(403);
	const permissions = ["orders" as const];
	await shop.db
		.update(staffRole)
		.set({ permissions })
		.where(eq(staffRole.id, id));
	expect((await get("order/list")).code).toBe(200);
	expect((await get("order/export")).code).not.toBe(403);
});

describe.each<[string, Permission, { inService?: true }]>([
	["everybody", open, {}],
	["whoever is signed in", signedInOnly, {}],
	["members", membersOnly, {}],
	["staff", staffOnly, {}],
	["operators, as its service says,", operatorsOnly, { inService: true }],
])("a call for %s", (_, { who, expected }, { inService }) => {
	const answer = z.null();
	const path = `/api/front/test/who/${who}` as const;
	const common = { who, path, summary: "Synthetic", answer };

	test.each(roles)("is answered to a %s as that says", async (role: Role) => {
		const opened = shop.openAnother();
		const token = await signInAs(shop, role);
		const asked: string[] = [];
		for (const method of ["GET", "POST"] as const)
			mount(
				opened.gateway,
				route(defineCall({ ...common, method }), async ({ actor }) => {
					if (inService) requireOperator(actor);
					asked.push(method);
					return null;
				}),
			);
		const read = await opened.wire.get(path, {}, { token });
		const written = await opened.wire.post(path, undefined, { token });
		const code = expected[role];
		expect([read.code, written.code]).toEqual([code, code]);
		expect(asked).toEqual(code === 200 ? ["GET", "POST"] : []);
	});
});

describe("a call that needs a session", () => {
	const done: string[] = [];
	const input = { id: z.coerce.number() };
	const answer = z.null();
	const common = { who: "session", summary: "Synthetic", answer } as const;
	const read = defineCall({
		...common,
		method: "GET",
		path: "/api/front/test/session/{id}",
		params: z.object(input),
	});
	const write = defineCall({
		...common,
		method: "POST",
		path: "/api/front/test/session",
		body: z.object(input),
	});

	function openWithSessionCalls() {
		const opened = shop.openAnother();
		for (const call of [read, write])
			mount(
				opened.gateway,
				route(call, async () => {
					done.push(call.method);
					return null;
				}),
			);
		return opened;
	}

	function expectRefused(refused: Answer) {
		expectFault(refused, "signInFirst");
		expect(refused.status).toBe(401);
		expect(done).toEqual([]);
	}

	test("refuses a visitor's read", async () => {
		const { wire } = openWithSessionCalls();
		expectRefused(await wire.get("/api/front/test/session/1"));
	});

	test("refuses a visitor's write", async () => {
		const { wire } = openWithSessionCalls();
		expectRefused(await wire.post("/api/front/test/session", { id: 1 }));
	});

	test("refuses before it looks at what was sent", async () => {
		const { wire } = openWithSessionCalls();
		expectRefused(await wire.get("/api/front/test/session/x"));
		expectRefused(await wire.post("/api/front/test/session", { id: "x" }));
	});

	test("cannot be made by asking for the head of a read", async () => {
		const { wire } = openWithSessionCalls();
		const answered = await wire.send("/api/front/test/session/1", {
			method: "HEAD",
		});
		expect(answered.status).toBe(401);
		expect(done).toEqual([]);
	});
});
