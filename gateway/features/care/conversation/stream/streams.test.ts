import { setImmediate as nextTurn } from "node:timers/promises";
import { eq } from "drizzle-orm";
import {
	streamsPerAccountMax,
	streamType,
} from "../../../../contract/care/stream-terms";
import { account } from "../../../../db/schema/account";
import { session } from "../../../../db/schema/session";
import type { Actor } from "../../../../http/context";
import { signalHere } from "../../../../providers/signals/local";
import {
	openWriter,
	replyAs,
	takeMessages,
	type Writer,
} from "../../../../testing/open-conversation";
import { openRole } from "../../../../testing/open-role";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { openStream } from "../../../../testing/open-stream";
import { signInAs } from "../../../../testing/sign-in-as";
import { systemContext } from "../../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import { openStreams } from "./streams";

const merId = 2;
let shop: TestShop;
let staff: StaffClient;
let colleague: StaffClient;
let others: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	await takeMessages(shop, [merId, 3]);
	staff = await openStaff(shop, merId);
	colleague = await openStaff(shop, merId);
	others = await openStaff(shop, 3);
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

async function begin(text = "Hello") {
	const kit = await openWriter(shop);
	await kit.send({ merId, text });
	const { id, list } = (await kit.read({ merId })).data;
	return { kit, id: id as number, last: list.at(-1).id as number };
}

/** What each hears of what is done, a turn later: here signals are heard as a transaction commits. */
async function heardBy(
	who: Record<string, Pick<StaffClient, "token"> | Writer>,
	act: () => Promise<unknown>,
): Promise<Record<string, number[]>> {
	const streams = await Promise.all(
		Object.entries(who).map(async ([name, { token }]) => {
			const side = name.startsWith("shopper") ? "shopper" : "staff";
			return [name, await openStream(shop, token, side)] as const;
		}),
	);
	await act();
	await nextTurn();
	const heard = Object.fromEntries(
		streams.map(([name, { heard }]) => [name, [...heard]]),
	);
	await Promise.all(streams.map(([, { leave }]) => leave()));
	return heard;
}

test("a stream is of server-sent events that nobody on the way keeps, compresses or collects", async () => {
	const kit = await openWriter(shop);
	const stream = await openStream(shop, kit.token);
	expect(stream.status).toBe(200);
	expect(stream.headers.get("content-type")).toBe(streamType);
	expect(stream.headers.get("cache-control")).toContain("no-transform");
	expect(stream.headers.get("x-accel-buffering")).toBe("no");
	await stream.leave();
});

test("a message is heard by its shopper and by those who answer it, by its conversation's id, and by nobody else", async () => {
	const { kit, id } = await begin();
	const shopperMia = await openWriter(shop);
	const who = {
		shopperKit: kit,
		shopperMia,
		staff,
		colleague,
		others,
		operator,
	};
	const none = { shopperMia: [], others: [], operator: [] };
	const both = { shopperKit: [id], staff: [id], colleague: [id] };
	expect(
		await heardBy(who, () => kit.send({ merId, text: "Still there?" })),
	).toEqual({ ...none, ...both });
	expect(await heardBy(who, () => replyAs(staff, id, "We are"))).toEqual({
		...none,
		...both,
	});
});

test("what is read, taken, closed and handed over is heard, and what changes nothing is not", async () => {
	const { kit, id, last } = await begin();
	const who = { shopperKit: kit, staff, operator };
	const read = () => staff.ask(`conversation/read/${id}`, { upTo: last });
	const heardByAll = { shopperKit: [id], staff: [id], operator: [] };
	expect(await heardBy(who, read)).toEqual(heardByAll);
	expect(await heardBy(who, read)).toEqual({
		...heardByAll,
		shopperKit: [],
		staff: [],
	});
	for (const step of ["assign", "close"])
		expect(
			await heardBy(who, () => staff.ask(`conversation/${step}/${id}`)),
		).toEqual(heardByAll);
	expect(
		await heardBy(who, () => staff.ask(`conversation/hand-over/${id}`)),
	).toEqual({ ...heardByAll, operator: [id] });
	expect(
		await heardBy(who, () => replyAs(operator, id, "The shop here")),
	).toEqual({ shopperKit: [id], staff: [], operator: [id] });
});

test("a repetition is no message, and what is refused is not heard", async () => {
	const kit = await openWriter(shop);
	const said = { merId, key: crypto.randomUUID(), text: "Hello" };
	const heard = await heardBy({ shopperKit: kit }, async () => {
		for (const _ of [1, 2, 3]) await kit.send(said);
		await kit.send({ merId: 5, text: "Not written to" });
	});
	expect(heard.shopperKit).toHaveLength(1);
});

test("whoever is not signed in, is no staff, or has a role without conversations hears nothing of it", async () => {
	const kit = await openWriter(shop);
	const roleId = await openRole(shop, {
		scope: "merchant",
		permissions: ["orders"],
	});
	const limited = await openStaff(shop, merId, { roleId });
	expect((await openStream(shop, "")).status).toBe(401);
	expect((await openStream(shop, kit.token, "staff")).status).toBe(403);
	expect((await openStream(shop, limited.token, "staff")).status).toBe(403);
	const tourist = await signInAs(shop, "tourist");
	const stream = await openStream(shop, tourist ?? "");
	expect(stream.status).toBe(200);
	await stream.leave();
});

test("an account has so many streams, and a place is free again when one is left", async () => {
	const kit = await openWriter(shop);
	const streams = [];
	for (let at = 0; at < streamsPerAccountMax; at += 1)
		streams.push(await openStream(shop, kit.token));
	const refused = await openStream(shop, kit.token);
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await openStream(shop, (await openWriter(shop)).token)).status).toBe(
		200,
	);
	await streams[0]?.leave();
	expect((await openStream(shop, kit.token)).status).toBe(200);
	await Promise.all(streams.map(({ leave }) => leave()));
});

/** Streams that are looked after when a test says so. */
async function openLookedAfter(
	who: Pick<StaffClient, "id" | "token">,
	part: Partial<Extract<Actor, { kind: "account" }>> = {},
) {
	const rows = await shop.db
		.select({ id: session.id })
		.from(session)
		.where(eq(session.accountId, who.id));
	const actor: Actor = {
		kind: "account",
		uid: who.id,
		sessionId: rows[0]?.id ?? "",
		accountKind: "member",
		strategy: "password",
		scope: [],
		merchantId: null,
		role: null,
		...part,
	};
	const signals = signalHere();
	const context = systemContext(shop, { actor, signals });
	const streams = openStreams(context);
	const side = actor.scope.length > 0 ? "staff" : "shopper";
	const body = await streams.open(context, side);
	const reader = body.getReader();
	const next = async () => {
		const { done, value } = await reader.read();
		return done ? undefined : new TextDecoder().decode(value);
	};
	expect(await next()).toBe(":\n\n");
	return { ...streams, next, signals };
}

test("a stream beats, and ends with its session", async () => {
	const kit = await openWriter(shop);
	const { lookAfter, next } = await openLookedAfter(kit);
	await lookAfter();
	expect(await next()).toBe(":\n\n");
	await shop.db
		.update(session)
		.set({ endedAt: shop.now() })
		.where(eq(session.accountId, kit.id));
	await lookAfter();
	expect(await next()).toBe(":\n\n");
	expect(await next()).toBeUndefined();
});

test("a stream of staff ends once they answer here no more", async () => {
	const leaving = await openStaff(shop, merId);
	const { lookAfter, next } = await openLookedAfter(leaving, {
		scope: ["merchant"],
		merchantId: merId,
	});
	await shop.db
		.update(account)
		.set({ scope: [], merchantId: null })
		.where(eq(account.id, leaving.id));
	await lookAfter();
	expect(await next()).toBe(":\n\n");
	expect(await next()).toBeUndefined();
});

test("streams end where signals may be missed from then on, and when the gateway closes", async () => {
	const { signals, next } = await openLookedAfter(await openWriter(shop));
	await signals.close();
	expect(await next()).toBeUndefined();
});

test("where nothing would be heard a stream is refused, so that the page asks by itself", async () => {
	const { gateway } = shop.openAnother(
		{},
		{
			signals: {
				...signalHere(),
				listen: () => Promise.reject(new Error("no signals")),
			},
		},
	);
	const kit = await openWriter(shop);
	expect((await openStream({ gateway }, kit.token)).status).toBe(503);
});

test("a reader that has stopped reading is given up", async () => {
	const kit = await openWriter(shop);
	const { lookAfter, next } = await openLookedAfter(kit);
	for (let beats = 0; beats < 20; beats += 1) await lookAfter();
	const said = [];
	for (let text = await next(); text; text = await next()) said.push(text);
	expect(said.length).toBeLessThan(20);
});
