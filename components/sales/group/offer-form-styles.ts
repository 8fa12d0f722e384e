"use client";

import styled from "styled-components";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { theme } from "@/lib/theme/theme";

/** The form of an offer, in the back room's frame. */
export const OfferFormStyles = styled.form.attrs(sentByScript)`
	display: grid;
	gap: ${theme.space.x4};

	.fields {
		display: grid;
		grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
		align-items: start;
		gap: ${theme.space.x4};
	}
	select {
		width: 100%;
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font-size: ${theme.type.reading};
	}
`;
