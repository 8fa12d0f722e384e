"use client";

import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { fieldCss } from "@/components/ui/field-css";
import { theme } from "@/lib/theme/theme";

/** The look of the open choice of a face. */
export const AvatarStyles = styled.div`
	display: grid;
	gap: ${theme.space.x4};

	.stage {
		position: relative;
		overflow: hidden;
		height: min(320px, 44dvh);
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
	.hint {
		color: ${theme.colour.inkSoft};
	}
	label {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
	}
	input {
		flex: 1;
		min-height: 44px;
		accent-color: ${theme.colour.accent};
	}
	.ways {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		gap: ${theme.space.x3};
	}
	${fieldCss}
	${buttonCss}
`;
