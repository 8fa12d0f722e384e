import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The form of a goods: `AdminForm` with skus, pictures in an order, and an end that stays in sight. */
export const EditorStyles = styled.div`
	max-width: 960px;

	form {
		max-width: none;
	}
	.card h2 + .soft {
		margin-top: ${theme.space.x1};
	}
	.ticks {
		${kit.wrap(0, "x5")};
	}
	.skus fieldset {
		position: relative;
		${kit.grid({ all: "repeat(auto-fill, minmax(136px, 1fr))", phone: 2 }, "x3")};
		padding-inline-end: 60px;
	}
	.skus .remove {
		position: absolute;
		inset: ${theme.space.x2} ${theme.space.x2} auto auto;
		${kit.icon};
	}
	.order li {
		padding: ${theme.space.x1};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	.order img {
		${kit.square(56)};
		border-radius: ${theme.radius.small};
		object-fit: cover;
	}
	.order button {
		width: 36px;
		height: 44px;
	}
	.order button:disabled {
		color: ${theme.colour.hairline};
	}
	form > .end {
		position: sticky;
		z-index: 1;
		inset-block-end: 0;
		padding: ${theme.space.x3} ${theme.space.x4};
		${kit.popover};
	}
	form > .end .tick {
		margin-inline-end: auto;
	}
	.end .again {
		min-height: 32px;
		text-decoration: underline;
	}
	${screen.phone} {
		.skus fieldset {
			padding-inline-end: ${theme.space.x4};
			padding-top: ${theme.space.x12};
		}
		form > .end .tick {
			flex-basis: 100%;
		}
		.end .button {
			padding-inline: ${theme.space.x3};
		}
	}
`;
