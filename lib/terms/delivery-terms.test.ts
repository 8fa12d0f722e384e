import { deliveryTerms } from "@/gateway/contract/delivery/delivery-terms";
import { deliveredCost } from "./delivery-terms";

test.each(["SUPERMARKET", "E_COMMERCE"] as const)(
	"in the %s delivery is free from the amount on and not a cent below",
	(cartType) => {
		const { freeFrom } = deliveryTerms[cartType];
		expect(deliveredCost(freeFrom, cartType)).toEqual({
			total: freeFrom,
			isFree: true,
		});
		const below = (Number(freeFrom) - 0.01).toFixed(2);
		expect(deliveredCost(below, cartType).isFree).toBe(false);
	},
);

test("what is not free costs its price and the fee, to the cent", () => {
	expect(deliveredCost("12.90", "SUPERMARKET").total).toBe("62.90");
	expect(deliveredCost("0.10", "E_COMMERCE").total).toBe("30.10");
});
