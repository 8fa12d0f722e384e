import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The look of the account's panel. */
export const AccountStyles = styled.div`
	.head {
		min-height: 72px;
	}
	.name {
		color: ${theme.colour.ink};
	}
	.avatar {
		${kit.square(64)};
		font-size: ${theme.type.heading};
	}
	nav {
		min-height: 48px;
	}
	nav a,
	.logout {
		${kit.row("x3")};
		min-height: 48px;
		padding-inline: ${theme.space.x2};
		border-radius: ${theme.radius.small};
		font-size: ${theme.type.reading};
		${kit.hover({ background: "sunken" })};
	}
	nav .skeleton {
		height: 20px;
		margin: 14px ${theme.space.x2};
	}
	.head .skeleton {
		width: 60%;
		margin-top: ${theme.space.x1};
	}
	.logout {
		color: ${theme.colour.inkSoft};
		font-weight: 600;
	}
	.sure {
		${kit.grid(2, "x3")};
	}
	.sure legend {
		margin-bottom: ${theme.space.x3};
		font-size: ${theme.type.reading};
		font-weight: 600;
	}
	.sure [role="alert"] {
		grid-column: 1 / -1;
		color: ${theme.colour.accent};
	}
`;
