import type { LinkRequest } from "../../../contract/identity/linking";
import type { LinkScope } from "../../../contract/identity/linking-terms";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { issuerOf, scopesOf } from "./metadata";
import { type ClientRow, findClient } from "./repository";

/** S256 of a verifier: 32 bytes. */
const challengeShape = /^[\w-]{43}$/;

export interface Wanted {
	client: ClientRow;
	/** Empty where it asked for none that there is. */
	scopes: LinkScope[];
	/** By the words of RFC 6749, 4.1.2.1; undefined where it asked well. */
	fault: string | undefined;
}

/** Throws 404 where nobody may be answered: by an address that is not the program's, a code would reach somebody else. */
export async function readWanted(
	{ db, settings }: Ctx,
	asked: LinkRequest,
): Promise<Wanted> {
	const client = settings.agents
		? await findClient(db, asked.client_id)
		: undefined;
	if (!client?.redirectUris.some((own) => isSame(own, asked.redirect_uri)))
		throw new GatewayError(404, "notFound");
	const names = [...new Set(asked.scope.split(" ").filter(Boolean))];
	const scopes = scopesOf(settings).filter((scope) => names.includes(scope));
	const hasStranger = scopes.length < names.length || scopes.length === 0;
	return { client, scopes, fault: faultOf(asked, hasStranger) };
}

function faultOf(asked: LinkRequest, hasStranger: boolean) {
	if (asked.response_type !== "code") return "unsupported_response_type";
	if (asked.code_challenge_method !== "S256") return "invalid_request";
	if (!challengeShape.test(asked.code_challenge)) return "invalid_request";
	return hasStranger ? "invalid_scope" : undefined;
}

/** Letter by letter; of the machine itself the port is any (RFC 8252, 7.3). */
export function isSame(own: string, asked: string): boolean {
	if (own === asked) return true;
	if (!own.startsWith("http://")) return false;
	const bare = asked.replace(
		/^(http:\/\/(?:127\.0\.0\.1|\[::1\])):\d{1,5}(?=\/|$)/,
		"$1",
	);
	return bare === own;
}

/** Back to the program, with what it said to know its own question again and with who answers (RFC 9207). */
export function addressBack(
	{ settings }: Ctx,
	{ redirect_uri, state }: LinkRequest,
	answer: Record<string, string>,
): string {
	const address = new URL(redirect_uri);
	const said = { ...answer, ...(state && { state }), iss: issuerOf(settings) };
	for (const [name, value] of Object.entries(said))
		address.searchParams.set(name, value);
	return address.href;
}
