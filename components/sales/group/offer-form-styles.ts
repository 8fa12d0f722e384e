"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { sentByScript } from "@/lib/page-state/sent-by-script";

/** The form of an offer, in the back room's frame. */
export const OfferFormStyles = styled.form.attrs(sentByScript)`
	${kit.stack("x4")};

	.fields {
		${kit.grid("repeat(auto-fill, minmax(220px, 1fr))", "x4")};
		align-items: start;
	}
	select {
		width: 100%;
		${kit.textBox};
	}
`;
