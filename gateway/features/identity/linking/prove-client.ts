import { decodeJwt, jwtVerify } from "jose";
import { programHost } from "../../../contract/identity/linking";
import { tokenPath } from "../../../contract/identity/linking-terms";
import type { Ctx } from "../../../http/context";
import { assertionAlgorithms, issuerOf } from "./metadata";
import { OAuthFault } from "./oauth-fault";
import { type ClientRow, findClient } from "./repository";

const assertionType = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
/** An assertion that is good for longer is a password. */
const assertionLivesMax = "10 minutes";

export type Form = Readonly<Record<string, string>>;

/** Which program asks: one with a key by what it has signed (RFC 7523), one without by its name alone, since it can keep no secret. */
export async function proveClient(ctx: Ctx, form: Form): Promise<ClientRow> {
	const { client_assertion: assertion, client_assertion_type: type } = form;
	const host = assertion ? subjectOf(assertion) : form.client_id;
	const client = host ? await findClient(ctx.db, host) : undefined;
	const isNamedOtherwise = form.client_id && form.client_id !== host;
	if (!client || isNamedOtherwise) throw unknown();
	if (client.publicKey === null) {
		if (assertion) throw unknown();
		return client;
	}
	if (!assertion || type !== assertionType) throw unknown();
	await verify(ctx, client, assertion);
	return client;
}

/** Unproven; read to know whose key proves it. */
function subjectOf(assertion: string): string | undefined {
	try {
		return programHost.safeParse(decodeJwt(assertion).sub).data;
	} catch {
		return undefined;
	}
}

async function verify(
	{ settings, now }: Ctx,
	{ host, publicKey }: ClientRow,
	assertion: string,
): Promise<void> {
	const issuer = issuerOf(settings);
	try {
		await jwtVerify(assertion, JSON.parse(publicKey ?? ""), {
			issuer: host,
			subject: host,
			audience: [issuer, issuer + tokenPath],
			algorithms: assertionAlgorithms,
			requiredClaims: ["exp", "iat"],
			maxTokenAge: assertionLivesMax,
			currentDate: now(),
		});
	} catch {
		throw unknown();
	}
}

const unknown = () =>
	new OAuthFault(
		"invalid_client",
		"The program is not known, or has not proven that it is itself",
	);
