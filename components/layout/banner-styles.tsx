import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { closedBannerAttribute } from "@/lib/storage/top-banner";
import { theme } from "@/lib/theme/theme";

export const BannerStyles = styled.aside`
	justify-content: center;
	padding-inline-start: 44px;
	background: ${theme.colour.accentFillDeep};
	color: ${theme.colour.onAccent};

	:root[${closedBannerAttribute}] & {
		display: none;
	}
	p {
		justify-content: center;
		padding-block: ${theme.space.x1};
	}
	a {
		${kit.inline()};
		min-height: 32px;
		font-weight: 600;
		${kit.underlined};
	}
	button {
		${kit.square(44)};
	}
	:focus-visible {
		outline-color: ${theme.colour.onAccent};
		outline-offset: -4px;
	}
`;
