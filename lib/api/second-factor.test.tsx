import { act, renderHook } from "@testing-library/react";
import { factorCodes } from "@/gateway/contract/identity/second-factor-terms";
import { useProofRequest } from "../session/prove-factor";
import { browserApi } from "./browser";

const path = "/api/operator/staff/role";
const body = { uid: 7, role: "none" } as const;

/** Answers by these codes in turn, and with 200 from then on; notes what was sent. */
function answering(...codes: number[]): string[] {
	const sent: string[] = [];
	globalThis.fetch = async (_, init) => {
		sent.push(String(init?.body));
		const code = codes.shift() ?? 200;
		const envelope = { code, message: "In words", data: sent.length };
		return { headers: new Headers(), json: async () => envelope } as Response;
	};
	return sent;
}

/** What the console is asked for, once it is. */
async function asked() {
	const { result } = renderHook(() => useProofRequest());
	while (!result.current) await act(async () => {});
	return result.current;
}

const ask = () => browserApi("en").post(path, { body });

test.each([
	["due", false],
	["again", true],
] as const)(
	"a call refused as %s is sent again as it was, once the factor is proven",
	async (code, isAgain) => {
		const sent = answering(factorCodes[code]);
		const call = ask();
		const request = await asked();
		expect(request.isAgain).toBe(isAgain);
		act(() => request.answer(true));
		expect(await call).toBe(2);
		expect(sent).toEqual([JSON.stringify(body), JSON.stringify(body)]);
	},
);

test("where nobody proves it, the refusal is what the call ends with", async () => {
	const sent = answering(factorCodes.again);
	const call = ask();
	const refused = expect(call).rejects.toThrow("In words");
	const request = await asked();
	act(() => request.answer(false));
	await refused;
	expect(sent).toHaveLength(1);
});

test("calls that are refused together ask once", async () => {
	answering(factorCodes.due, factorCodes.due);
	const calls = Promise.all([ask(), ask()]);
	const request = await asked();
	act(() => request.answer(true));
	expect(await calls).toHaveLength(2);
	const { result } = renderHook(() => useProofRequest());
	expect(result.current).toBeUndefined();
});

test("an operator who must add a factor first is asked for none", async () => {
	answering(factorCodes.missing);
	await expect(ask()).rejects.toThrow("In words");
});
