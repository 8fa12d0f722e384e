import type { Call } from "../contract/call";
import type { Example } from "./permission";
import type { Answer, Wire } from "./wire";

/** Makes a call as its body travels. */
export function askByExample(
	wire: Wire,
	call: Call,
	{ params, query, body, token }: Example & { token?: string },
): Promise<Answer> {
	const path = call.path.replace(/\{(\w+)\}/g, (_, key) => `${params?.[key]}`);
	if (call.method === "GET") return wire.get(path, query, { token });
	if (call.bodyType === "form")
		return wire.postForm(path, body as Record<string, string>, { token });
	if (call.bodyType === "multipart") {
		const form = new FormData();
		for (const [name, value] of Object.entries(body as Record<string, File>))
			form.set(name, value);
		return wire.send(path, {
			method: "POST",
			headers: token ? { authorization: `Bearer ${token}` } : {},
			body: form,
		});
	}
	return wire.post(path, body, { token });
}
