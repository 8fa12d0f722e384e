import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the open choice. */
export const LocationStyles = styled.div`
	.search .button {
		flex: 1 0 auto;
	}
	.input {
		position: relative;
		flex: 999 1 200px;
		min-width: 0;
	}
	.input svg {
		position: absolute;
		inset: 0 auto 0 ${theme.space.x3};
		margin-block: auto;
		pointer-events: none;
	}
	.input input {
		${kit.input};
		padding-inline: ${theme.space.x10} ${theme.space.x3};
		text-overflow: ellipsis;
	}
	.input input:focus-visible {
		outline-offset: 1px;
	}
	.sheet {
		height: 200px;
	}
	figcaption {
		margin-top: ${theme.space.x1};
	}
	figcaption b {
		color: ${theme.colour.ink};
	}
	h3,
	h4 {
		margin: 0 0 ${theme.space.x2};
	}
	.saved ul {
		max-height: 360px;
		overflow: auto;
		overscroll-behavior: contain;
	}
	.saved button {
		min-height: 56px;
		padding: ${theme.space.x2} ${theme.space.x3};
		text-align: start;
	}
	.saved .title {
		width: 8em;
		height: 18px;
		margin-bottom: ${theme.space.x2};
	}
	.saved .saved-line {
		height: 60px;
		margin-bottom: ${theme.space.x2};
		border-radius: ${theme.radius.control};
	}
	.district {
		${kit.square("100%")};
		min-height: 44px;
		padding: ${theme.space.x1} ${theme.space.x2};
	}
	.place {
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	.place[aria-pressed="true"] {
		border-color: ${theme.colour.accent};
		${kit.washed};
	}
	.district[aria-pressed="true"] {
		font-weight: 700;
	}
	${screen.hover} {
		.place:hover {
			border-color: ${theme.colour.accent};
		}
	}
	${screen.phone} {
		.sheet {
			height: 180px;
		}
	}
`;
