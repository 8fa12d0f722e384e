import { z } from "zod";
import { money } from "../values";
import { exchangeStates } from "./exchange-terms";
import { orderNo } from "./order-number";

const variant = z.object({
	skuId: z.int(),
	image: z.string(),
	options: z.record(z.string(), z.string()),
	/** Of a piece. */
	price: money,
});

/** Another variant of the goods of a line, and how it stands to what goes back for it. */
export const exchangeVariant = variant.extend({
	/** For 1, 2, … pieces, as many as there are. */
	terms: z.array(
		z.object({
			/** What comes back in money. */
			back: money,
			/** What is to be paid for what costs more, once the goods are accepted: all of it. */
			pay: money,
		}),
	),
});
export type ExchangeVariant = z.infer<typeof exchangeVariant>;

/** What its buyer gets for the goods of a refund. */
export const exchangeDetail = variant.extend({
	state: z.enum(exchangeStates),
	/** What of the pieces that go back pays for it; the rest comes back in money. */
	worth: money,
	/** What its buyer pays for it once they are accepted; "0.00" where it costs no more than they did. */
	pay: money,
	/** The order that was made of it. */
	orderNo: orderNo.nullable(),
});
export type ExchangeDetail = z.infer<typeof exchangeDetail>;
