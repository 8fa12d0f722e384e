import type { LinkRequest } from "@/gateway/contract/identity/linking";

/** What the query of a program's address says; what it leaves out is empty. */
export function linkRequestOf(query: Pick<URLSearchParams, "get">) {
	const said = (name: keyof LinkRequest) => query.get(name) ?? "";
	return {
		response_type: said("response_type"),
		client_id: said("client_id"),
		redirect_uri: said("redirect_uri"),
		scope: said("scope"),
		state: said("state"),
		code_challenge: said("code_challenge"),
		code_challenge_method: said("code_challenge_method"),
	} satisfies LinkRequest;
}
