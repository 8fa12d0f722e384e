import type { Challenge } from "@/gateway/contract/proof-of-work";
import type { Api } from "./api";
import { ApiError } from "./api-error";
import { sendEmailCode } from "./login-code";
import { withProof } from "./with-proof";

const challenge = { signature: "ab" } as Challenge;
const refused = () => new ApiError(429, "Wait", { challenge });

/** A gateway that answers in turn, and what it was sent. */
function gateway(...answers: (ApiError | object)[]) {
	const proofs: (string | undefined)[] = [];
	const api: Api = {
		send: async (_, extra) => {
			proofs.push(extra?.proof);
			const answer = answers.shift();
			if (answer instanceof ApiError) throw answer;
			return answer as never;
		},
	};
	return { api, proofs };
}

const solve = async ({ signature }: Challenge) => `solved ${signature}`;

test("a call without a challenge is made once, without a proof", async () => {
	const { api, proofs } = gateway({ resendAfterSeconds: 60 });
	const sent = await sendEmailCode(withProof(api, solve), "kit@example.com");
	expect(sent).toEqual({ resendAfterSeconds: 60 });
	expect(proofs).toEqual([undefined]);
});

test("a challenge is solved and the call made again with its solution", async () => {
	const { api, proofs } = gateway(refused(), { resendAfterSeconds: 60 });
	const sent = await sendEmailCode(withProof(api, solve), "kit@example.com");
	expect(sent).toEqual({ resendAfterSeconds: 60 });
	expect(proofs).toEqual([undefined, "solved ab"]);
});

test("a second challenge is not solved: the shopper hears why", async () => {
	const { api, proofs } = gateway(refused(), refused());
	await expect(
		sendEmailCode(withProof(api, solve), "kit@example.com"),
	).rejects.toThrow("Wait");
	expect(proofs).toHaveLength(2);
});

test.each([
	["another limit", new ApiError(429, "Later", null)],
	["a fault", new ApiError(400, "No", { challenge })],
])("%s is not taken for a challenge", async (_, answer) => {
	const { api, proofs } = gateway(answer);
	await expect(
		sendEmailCode(withProof(api, solve), "kit@example.com"),
	).rejects.toBe(answer);
	expect(proofs).toHaveLength(1);
});
