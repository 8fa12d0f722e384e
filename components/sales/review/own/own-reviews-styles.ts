import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Lines of orders, reviewed or waiting for it. */
export const BoughtLines = styled.ul`
	&[aria-busy="true"] {
		opacity: 0.5;
	}
	.bought {
		padding: ${theme.space.x4} ${theme.space.x5};
	}
	.bought .head {
		${kit.rowWrap("x3", "x4")};
	}
	.bought .head > img {
		${kit.square(64)};
	}
	.bought .what {
		flex: 1 1 160px;
		min-width: 0;
	}
	.bought .review {
		padding-block: ${theme.space.x4} 0;
	}
	${screen.phone} {
		.bought {
			padding: ${theme.space.x4};
		}
		.bought .head > .button {
			flex-basis: 100%;
		}
	}
`;
