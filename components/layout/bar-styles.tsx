"use client";

import styled from "styled-components";
import { cartCountCss } from "@/components/sales/cart/cart-count-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { currentArea } from "./current-area";

/** On the client for its style alone, as `HeaderStyles` is. */
export const BarStyles = styled.nav`
	position: fixed;
	z-index: ${theme.layer.header};
	inset: auto 0 0;
	display: none;
	grid-template: ${theme.height.bar} / repeat(4, minmax(0, 1fr));
	padding-bottom: env(safe-area-inset-bottom);
	border-top: 1px solid ${theme.colour.hairline};
	background: ${theme.colour.card};

	.place {
		display: flex;
		flex-direction: column;
		align-items: center;
		justify-content: center;
		gap: 2px;
		overflow: hidden;
		${kit.note};
		line-height: ${theme.line.tight};
		white-space: nowrap;
	}
	${currentArea(".place")} {
		color: ${theme.colour.accent};
		font-weight: 700;
	}
	${cartCountCss}
	${screen.phone} {
		display: grid;
	}
`;
