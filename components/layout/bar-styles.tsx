import styled from "styled-components";
import { purchasePage } from "@/lib/theme/area";
import { screen, theme } from "@/lib/theme/theme";
import { currentArea } from "./current-area";

export const BarStyles = styled.nav`
	position: fixed;
	z-index: ${theme.layer.header};
	inset: auto 0 0;
	display: none;
	grid-template: ${theme.height.bar} / repeat(4, minmax(0, 1fr));
	padding-bottom: env(safe-area-inset-bottom);
	background: ${theme.colour.card};

	.place {
		flex-direction: column;
		justify-content: center;
		gap: 2px;
		overflow: hidden;
		/* Under their pictures, in a bar that large text must not let grow over the page. */
		font-size: min(${theme.type.small}, 15px);
	}
	${currentArea(".place")} {
		color: ${theme.colour.accent};
		font-weight: 700;
	}
	${screen.phone} {
		display: grid;
	}
	/* Beside the buttons of a purchase the cart alone stays, so that one bar is at the foot. */
	${purchasePage} & {
		inset-inline-end: auto;
		width: ${theme.space.x16};
		grid-template-columns: minmax(0, 1fr);

		.place:not(:has([data-cart])) {
			display: none;
		}
	}
`;
