import { mcpPath, restPath } from "../contract/sales/agent-terms";

interface Fetches {
	fetch: (request: Request) => Response | Promise<Response>;
}

export interface AgentAnswer {
	status: number;
	headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every operation.
	body: any;
}

const profile = "https://platform.example/profiles/agent.json";
export const agentHeaders = {
	"content-type": "application/json",
	"ucp-agent": `profile="${profile}"`,
};

/** A program that shops for somebody: each operation by REST, and by MCP as the same input's tool. */
export function openAgent({ fetch }: Fetches) {
	const send = async (path: string, init: RequestInit = {}) => {
		const asked = { headers: agentHeaders, ...init };
		const answer = await fetch(new Request(`http://shop.test${path}`, asked));
		const { status, headers } = answer;
		const text = await answer.text();
		const body = text && JSON.parse(text);
		return { status, headers, body } satisfies AgentAnswer;
	};
	const post = (path: string, body: unknown, headers = {}) =>
		send(path, {
			method: "POST",
			headers: { ...agentHeaders, ...headers },
			body: JSON.stringify(body),
		});
	return {
		send,
		get: (path: string) => send(restPath + path),
		put: (path: string, body: unknown, headers = {}) =>
			send(restPath + path, {
				method: "PUT",
				headers: { ...agentHeaders, ...headers },
				body: JSON.stringify(body),
			}),
		rest: (path: string, body: unknown, headers?: Record<string, string>) =>
			post(restPath + path, body, headers),
		rpc: (message: unknown, headers?: Record<string, string>) =>
			post(mcpPath, message, headers),
		tool: (name: string, input: object, meta: object = agentMeta) => {
			const params = { name, arguments: { meta, ...input } };
			return post(mcpPath, {
				jsonrpc: "2.0",
				id: 1,
				method: "tools/call",
				params,
			});
		},
	};
}

const agentMeta = { "ucp-agent": { profile } };
