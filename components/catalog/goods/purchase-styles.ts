import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { savingCss } from "@/components/ui/price-css";
import { screen, theme } from "@/lib/theme/theme";

export const PurchaseStyles = styled.div`
	.cost {
		${kit.rowWrap("x1", "x3")};
	}
	.cost .price {
		font-size: ${theme.type.display};
	}
	.cost .price-old {
		font-size: ${theme.type.body};
	}
	${savingCss}
	.few {
		color: ${theme.colour.accent};
	}
	.amount {
		${kit.rowWrap("x3", "x4")};
	}
	.decide {
		${kit.grid("minmax(0, 3fr) minmax(0, 2fr)", "x3")};
	}
	.decide > .cost {
		display: none;
	}
	.decide .button {
		min-height: 52px;
	}
	.fault {
		order: -1;
		grid-column: 1 / -1;
		padding: ${theme.space.x2} ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
	}
	:is(.fault:empty, .if-sent:not(:target)) {
		display: none;
	}
	.add-form {
		display: contents;
	}
	.if-sent.good {
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	${screen.phone} {
		.decide {
			position: fixed;
			z-index: ${theme.layer.header};
			inset: auto 0 0;
			grid-template-columns: minmax(0, auto) minmax(0, 1fr) minmax(0, 1fr);
			align-items: center;
			gap: ${theme.space.x2};
			min-height: ${theme.height.bar};
			/* The cart of the shop's own bar stands at its start. */
			padding: ${theme.space.x1} ${theme.space.x4} calc(${theme.space.x1} + env(safe-area-inset-bottom)) ${theme.space.x16};
			border-top: 1px solid ${theme.colour.hairline};
			background: ${theme.colour.card};
		}
		.decide > .cost {
			display: block;
		}
		.decide > .cost .price {
			font-size: ${theme.type.title};
		}
		.decide :is(.price-old, .saving, svg) {
			display: none;
		}
		/* The notice right above says when it was kept. */
		.decide .cost .price::after {
			content: none;
		}
		.decide .button {
			min-height: 48px;
			padding: ${theme.space.x1} ${theme.space.x2};
			font-size: ${theme.type.body};
		}
		/* On top of the bar, which keeps its height. */
		.fault {
			position: absolute;
			inset: auto ${theme.space.x4} 100%;
			box-shadow: ${theme.shadow.lift};
		}
	}
	/* Two buttons leave too little space for a price; it stands above. */
	${screen.slim} {
		.decide {
			grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
		}
		.decide > .cost {
			display: none;
		}
	}
`;
