import { masterNo } from "@/gateway/contract/sales/order-number";
import { tidyOrderNo } from "./tidy-order-no";

test.each([
	"PT0123456789ABCDEFGH",
	"pt0123456789abcdefgh",
	" PT0123 4567-89AB CDEFGH ",
	"PTO123456789ABCDEFGH",
	"PT0l23456789ABCDEFGH",
	"PT0I23456789ABCDEFGH",
])("%s is the number that was meant", (typed) => {
	expect(tidyOrderNo(typed)).toBe("PT0123456789ABCDEFGH");
	expect(masterNo.safeParse(tidyOrderNo(typed)).success).toBe(true);
});
