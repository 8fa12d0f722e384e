import { deliveryTerms } from "@/gateway/contract/delivery/delivery-terms";
import { deliveredCost, freightOf } from "./delivery-terms";

test.each(["SUPERMARKET", "E_COMMERCE"] as const)(
	"in the %s delivery is free from the amount on and not a cent below",
	(cartType) => {
		const terms = freightOf({ cartType, freight: null });
		expect(deliveredCost(terms.freeFrom, terms)).toEqual({
			total: terms.freeFrom,
			fee: "0.00",
			isFree: true,
		});
		const below = (Number(terms.freeFrom) - 0.01).toFixed(2);
		expect(deliveredCost(below, terms)).toMatchObject({
			fee: terms.fee,
			isFree: false,
		});
	},
);

test("what is not free costs its price and the fee, to the cent", () => {
	const { SUPERMARKET, E_COMMERCE } = deliveryTerms;
	expect(deliveredCost("12.90", SUPERMARKET).total).toBe("62.90");
	expect(deliveredCost("0.10", E_COMMERCE).total).toBe("30.10");
});

test("a goods costs what its own merchant or store asks for bringing it, where that is known", () => {
	const freight = { fee: "10.00", freeFrom: "50.00" };
	expect(freightOf({ cartType: "E_COMMERCE", freight })).toEqual(freight);
});
