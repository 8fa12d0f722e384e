import type { Challenge } from "@/gateway/contract/identity/proof-of-work";
import { apiOver } from "./api";
import { ApiError } from "./api-error";
import { withProof } from "./with-proof";

const challenge = { signature: "ab" } as Challenge;
const refused = () => new ApiError(429, "Wait", { challenge });

/** A gateway that answers in turn, and what it was sent. */
function gateway(...answers: (ApiError | object)[]) {
	const proofs: (string | undefined)[] = [];
	const api = apiOver(async ({ proof }) => {
		proofs.push(proof);
		const answer = answers.shift();
		if (answer instanceof ApiError) throw answer;
		return answer;
	});
	return { api, proofs };
}

const solve = async ({ signature }: Challenge) => `solved ${signature}`;

test("a call without a challenge is made once, without a proof", async () => {
	const { api, proofs } = gateway({ resendAfterSeconds: 60 });
	const sent = await withProof(api, solve).post(
		"/api/front/login/email/captcha",
		{ body: "kit@example.com" },
	);
	expect(sent).toEqual({ resendAfterSeconds: 60 });
	expect(proofs).toEqual([undefined]);
});

test("a challenge is solved and the call made again with its solution", async () => {
	const { api, proofs } = gateway(refused(), { resendAfterSeconds: 60 });
	const sent = await withProof(api, solve).post(
		"/api/front/login/email/captcha",
		{ body: "kit@example.com" },
	);
	expect(sent).toEqual({ resendAfterSeconds: 60 });
	expect(proofs).toEqual([undefined, "solved ab"]);
});

test("a second challenge is not solved: the shopper hears why", async () => {
	const { api, proofs } = gateway(refused(), refused());
	await expect(
		withProof(api, solve).post("/api/front/login/email/captcha", {
			body: "kit@example.com",
		}),
	).rejects.toThrow("Wait");
	expect(proofs).toHaveLength(2);
});

test.each([
	["another limit", new ApiError(429, "Later", null)],
	["a fault", new ApiError(400, "No", { challenge })],
])("%s is not taken for a challenge", async (_, answer) => {
	const { api, proofs } = gateway(answer);
	await expect(
		withProof(api, solve).post("/api/front/login/email/captcha", {
			body: "kit@example.com",
		}),
	).rejects.toBe(answer);
	expect(proofs).toHaveLength(1);
});
