import styled from "styled-components";
import { CheckoutStyles } from "@/components/sales/checkout/checkout-styles";
import { kit } from "@/components/ui/kit-css";

/** The page on which an order is found: the form, then the order. */
export const VisitorStyles = styled(CheckoutStyles)`
	h1 {
		text-align: center;
	}
	form {
		${kit.stack("x3")};
	}
`;
