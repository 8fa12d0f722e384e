"use client";

import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the address book. */
export const AddressStyles = styled.div`
	display: grid;
	gap: ${theme.space.x4};

	.bar {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x3};
		color: ${theme.colour.inkSoft};
	}
	.addresses {
		display: grid;
		grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
		gap: ${theme.space.x4};
	}
	.address {
		display: flex;
		flex-direction: column;
		gap: ${theme.space.x2};
		min-width: 0;
		padding: ${theme.space.x5} ${theme.space.x5} ${theme.space.x2};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		overflow-wrap: anywhere;
	}
	.marks {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.mark {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
		font-weight: 600;
	}
	.mark.default {
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	.who b {
		margin-inline-end: ${theme.space.x2};
		font-size: ${theme.type.reading};
	}
	.phone {
		color: ${theme.colour.inkSoft};
		white-space: nowrap;
	}
	.where {
		flex: 1;
		/* 12樓 and its like stay whole. */
		word-break: keep-all;
	}
	.ways {
		display: flex;
		flex-wrap: wrap;
		gap: 0 ${theme.space.x5};
		margin-top: ${theme.space.x2};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.ways button {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		min-height: 44px;
		color: ${theme.colour.inkSoft};
		font-weight: 600;
	}
	.ways .last {
		margin-inline-start: auto;
		color: ${theme.colour.accentDeep};
	}
	.said:empty {
		display: none;
	}
	.undo {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x2} ${theme.space.x4};
		padding: ${theme.space.x2} ${theme.space.x5};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	.undo span {
		flex: 1 1 160px;
		overflow-wrap: anywhere;
	}
	.address .skeleton {
		max-width: 100%;
	}
	${screen.hover} {
		.ways button:hover {
			color: ${theme.colour.ink};
		}
	}
	${screen.phone} {
		.bar .button {
			width: 100%;
		}
		.address {
			padding: ${theme.space.x4} ${theme.space.x4} ${theme.space.x1};
		}
	}
	${skeletonCss}
	${buttonCss}
`;
