"use client";

import styled from "styled-components";
import { fieldCss } from "@/components/identity/login/fields/field-css";
import { cardCss } from "@/components/identity/user/card-css";
import { picturesCss } from "@/components/platform/upload/pictures-css";
import { buttonCss } from "@/components/ui/button";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";
import { applicationCss } from "./application-css";

/** The look of applying for a shop, and of what was applied for. */
export const ApplicationStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	${cardCss}
	${fieldCss}
	${picturesCss}
	${applicationCss}
	.form {
		max-width: 760px;
	}
	.two {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		gap: 0 ${theme.space.x4};
	}
	.answer {
		display: flex;
		align-items: flex-start;
		gap: ${theme.space.x3};
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	.answer svg {
		flex: none;
		margin-top: 2px;
	}
	.answer b {
		display: block;
	}
	.licences {
		margin-bottom: ${theme.space.x2};
	}
	.agreement {
		margin-bottom: ${theme.space.x3};
	}
	.ways {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x3};
	}
	${screen.phone} {
		.two {
			grid-template-columns: minmax(0, 1fr);
		}
		.ways .button {
			flex: 1;
		}
	}
	${skeletonCss}
	${buttonCss}
`;
