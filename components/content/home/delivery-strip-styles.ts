"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Two promises: one below the other on a phone, else beside each other. */
export const DeliveryStripStyles = styled.section`
	${kit.stack("x2", "x6")};
	padding: ${theme.space.x3} ${theme.space.x4};
	border-radius: ${theme.radius.card};
	background: ${theme.colour.jadeWash};

	p {
		${kit.grid("22px minmax(0, 1fr)")};
		column-gap: ${theme.space.x3};
		line-height: ${theme.line.body};
	}
	b {
		text-wrap: balance;
	}
	svg {
		grid-row: span 2;
		align-self: center;
		color: ${theme.colour.jade};
	}
	span {
		${kit.note};
	}
	${screen.tablet} {
		grid-template-columns: 1fr 1fr;
		padding-inline: ${theme.space.x6};

		b {
			font-size: ${theme.type.reading};
		}
		span {
			font-size: ${theme.type.body};
		}
	}
`;
