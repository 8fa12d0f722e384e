import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** A page of a merchant: its head, and a column of parts below. */
export const MerchantPageStyles = styled.main`
	${kit.grid(1, "x5")};
	align-content: start;
	width: 100%;
	${kit.main};

	.beside {
		${kit.grid({ all: 1, desktop: 2 }, "x5")};
	}
	.tools {
		justify-content: end;
	}
	${screen.desktop} {
		.coupon-list {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
`;

/** A part of it: its heading, beside that the way to more, and what it is about. */
export const MerchantPart = styled.section`
	${kit.grid(1, "x3")};

	> header {
		${kit.spread("x4")};
		min-height: 44px;
	}
	h1,
	> h2,
	> header h2 {
		${kit.heading("title")};
		overflow-wrap: anywhere;
	}
	.more {
		${kit.target()};
		flex: none;
		max-width: 50%;
		${kit.link};
		text-align: end;
		${kit.hover({ isUnderlined: true })};
	}
`;

/** A part to read, on a panel. */
export const MerchantPanel = styled(MerchantPart)`
	align-content: start;
	padding: ${theme.space.x4};
	${kit.panel};
	${screen.desktop} {
		padding: ${theme.space.x5};
	}
`;
