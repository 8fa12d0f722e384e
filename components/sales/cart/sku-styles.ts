"use client";

import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { priceCss } from "@/components/ui/price-css";
import { theme } from "@/lib/theme/theme";

/** Inside the sheet that chooses a sku. */
export const SkuStyles = styled.div`
	display: grid;
	gap: ${theme.space.x5};

	.face {
		display: grid;
		grid-template-columns: 96px minmax(0, 1fr);
		align-items: center;
		gap: ${theme.space.x4};
	}
	.face img {
		width: 96px;
		height: 96px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.face .name {
		display: -webkit-box;
		overflow: hidden;
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 3;
		margin-bottom: ${theme.space.x1};
		font-size: ${theme.type.reading};
		font-weight: 600;
		overflow-wrap: anywhere;
	}
	.decide {
		position: sticky;
		bottom: 0;
		display: grid;
		grid-auto-columns: minmax(0, 1fr);
		grid-auto-flow: column;
		gap: ${theme.space.x3};
		background: ${theme.colour.card};
	}
	${priceCss}
	${buttonCss}
`;
