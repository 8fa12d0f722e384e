import { eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { auditEntry } from "../db/schema/audit";
import { outbox } from "../db/schema/outbox";
import { openAccount, signIn } from "./open-account";
import { openAuthenticator } from "./soft-authenticator";
import { type TestShop, testSettings } from "./test-shop";
import type { Wire } from "./wire";

export const factorPath = "/api/operator/second-factor";

// Staff who add a second factor and prove it, each in a session of their own.

let asked = 0;

function clientOf(shop: TestShop, token: string, wire: Wire = shop.wire) {
	const moment = () => ({ token, timestamp: shop.now().getTime() + ++asked });
	return {
		token,
		now: shop.now,
		get: (to: string) => wire.get(to, {}, moment()),
		post: (to: string, body?: unknown) => wire.post(to, body, moment()),
	};
}
type Client = ReturnType<typeof clientOf>;

/** Somebody who works here, in a session. */
export async function openFactorStaff(
	shop: TestShop,
	scope: "operator" | "merchant" = "operator",
	wire: Wire = shop.wire,
) {
	const email = `staff-${crypto.randomUUID()}@example.com`;
	const { id, token } = await openAccount(shop, {
		email,
		scope: [scope],
		merchantId: scope === "merchant" ? 4 : null,
	});
	return { id, email, ...clientOf(shop, token, wire) };
}

/** Another session of somebody, which has proven nothing. */
export const openSession = async (shop: TestShop, { id }: { id: number }) =>
	clientOf(shop, await signIn(shop, id));

export async function enrolPasskey(client: Client) {
	const key = openAuthenticator(testSettings.siteUrl);
	const { data } = await client.post(`${factorPath}/passkey/options`);
	const response = key.make(data);
	const body = { name: "Phone", response };
	const added = await client.post(`${factorPath}/passkey/add`, body);
	return { key, recoveryCodes: added.data.recoveryCodes as string[] };
}

export const codeOf = (
	{ now }: Pick<TestShop, "now">,
	secret: string,
	afterMs = 0,
) =>
	new TOTP({ secret }).generate({
		timestamp: now().getTime() + afterMs,
	});

export async function enrolApp(client: Client) {
	const { data } = await client.post(`${factorPath}/totp/begin`);
	const secret: string = data.secret;
	const used = codeOf(client, secret);
	const body = { name: "App", code: used };
	const added = await client.post(`${factorPath}/totp/add`, body);
	return { secret, used, recoveryCodes: added.data.recoveryCodes as string[] };
}

type Key = ReturnType<typeof openAuthenticator>;

export async function prove(
	client: Client,
	key: Key,
	manner: Parameters<Key["prove"]>[1] = {},
) {
	const { data } = await client.post(`${factorPath}/prove/options`);
	const response = key.prove(data, manner);
	return client.post(`${factorPath}/prove/passkey`, { response });
}

export const proveCode = (client: Client, code: string) =>
	client.post(`${factorPath}/prove/code`, { code });

/** A call of the staff's that is not sensitive. */
export const work = async (client: Client) =>
	(await client.get("/api/operator/staff/list")).code;

/** What the audit trail says of an account, the oldest first. */
export async function actionsOn(shop: TestShop, id: number): Promise<string[]> {
	const rows = await shop.db
		.select({ action: auditEntry.action })
		.from(auditEntry)
		.where(eq(auditEntry.target, `account ${id}`))
		.orderBy(auditEntry.id);
	return rows.map(({ action }) => action);
}

/** The templates of the mails that wait for somebody, the oldest first. */
export async function mailsTo(
	shop: TestShop,
	email: string,
): Promise<string[]> {
	const rows = await shop.db.select().from(outbox).orderBy(outbox.id);
	return rows
		.map(({ payload }) => payload as { to?: string; template?: string })
		.filter(({ to }) => to === email)
		.map(({ template = "" }) => template);
}
