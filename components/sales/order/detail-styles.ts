"use client";

import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { priceCss } from "@/components/ui/price-css";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";
import { detailCss } from "./detail-css";
import { orderCss } from "./order-css";
import { parcelCss } from "./parcel-css";
import { printCss } from "./print-css";

/** The look of one order and of one refund: parts below each other, the next step first. */
export const DetailStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	.part {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		align-content: start;
		gap: ${theme.space.x3};
		padding: ${theme.space.x4} ${theme.space.x5};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		overflow-wrap: anywhere;
	}
	.part > h2 {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
	}
	.two {
		display: grid;
		grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.text {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		min-height: 44px;
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	${screen.phone} {
		.part {
			padding: ${theme.space.x4};
		}
		.two {
			grid-template-columns: minmax(0, 1fr);
		}
	}
	${orderCss}
	${parcelCss}
	${detailCss}
	${priceCss}
	${skeletonCss}
	${buttonCss}
	${printCss}
`;
