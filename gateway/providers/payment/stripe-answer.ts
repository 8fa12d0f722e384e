import Stripe from "stripe";
import { ServiceAway } from "../ask";
import { PayMethodClosed } from "./interface";

export type Foreseen = (error: Stripe.errors.StripeError) => boolean;

/** Whatever Stripe refuses or fails at is away for us, without its words, which may name a shopper. */
export async function answered<Answer extends { object: string }>(
	question: Promise<Answer>,
	isForeseen: Foreseen = () => false,
): Promise<Answer> {
	try {
		const answer = await question;
		// Some broken answers come through the library as if they were right.
		if (answer?.object) return answer;
		throw new ServiceAway("Stripe: an answer of no kind");
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError)) throw error;
		if (isForeseen(error)) return undefined as unknown as Answer;
		const { type, code = "", statusCode = "", param = "" } = error;
		if (/^payment_method_(types|data)/.test(param))
			throw new PayMethodClosed(`Stripe: ${param}`);
		throw new ServiceAway(`Stripe: ${type} ${statusCode} ${code}`.trim());
	}
}
