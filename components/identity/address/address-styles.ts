import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the address book. */
export const AddressStyles = styled.div`
	.addresses {
		${kit.grid("repeat(auto-fill, minmax(min(360px, 100%), 1fr))", "x4")};
	}
	.address {
		flex-direction: column;
		min-width: 0;
		padding: ${theme.space.x5} ${theme.space.x5} ${theme.space.x2};
	}
	.mark {
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	.mark.default {
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	.who b {
		margin-inline-end: ${theme.space.x2};
	}
	.where {
		flex: 1;
		/* 12樓 and its like stay whole. */
		word-break: keep-all;
	}
	.ways {
		${kit.wrap(0, "x5")};
		margin-top: ${theme.space.x2};
	}
	.ways button {
		${kit.hover({ color: "ink" })};
	}
	.ways .last {
		margin-inline-start: auto;
		color: ${theme.colour.accentDeep};
	}
	.said:empty {
		display: none;
	}
	.undo {
		${kit.rowWrap("x2", "x4")};
		padding: ${theme.space.x2} ${theme.space.x5};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	.undo span {
		flex: 1 1 160px;
	}
	.address .skeleton {
		max-width: 100%;
	}
	${screen.phone} {
		.bar .button {
			width: 100%;
		}
		.address {
			padding: ${theme.space.x4} ${theme.space.x4} ${theme.space.x1};
		}
	}
`;
