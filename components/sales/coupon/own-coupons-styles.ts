import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";

/** The account's coupons below their tabs. */
export const OwnCouponsStyles = styled.div`
	${kit.grid(1, "x4")};

	.own-coupons {
		${kit.grid("repeat(auto-fill, minmax(min(420px, 100%), 1fr))", "x4")};
	}
	.own-coupons[aria-busy="true"] {
		opacity: 0.5;
	}
`;
