"use client";

import styled from "styled-components";
import { fieldCss } from "@/components/ui/field-css";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The look of the open choice of a face. */
export const AvatarStyles = styled.div`
	.stage {
		position: relative;
		overflow: hidden;
		height: min(320px, 44dvh);
		${kit.well};
	}
	input {
		flex: 1;
		min-height: 44px;
		accent-color: ${theme.colour.accent};
	}
	${fieldCss}
`;
