import styled from "styled-components";
import { cardCss } from "@/components/identity/user/card-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of applying for a shop, and of what was applied for. */
export const ApplicationStyles = styled.div`
	${cardCss}
	.form {
		max-width: 760px;
	}
	.two {
		${kit.grid({ all: 2, phone: 1 }, 0, "x4")};
	}
	.answer {
		border-radius: ${theme.radius.control};
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	.answer svg {
		margin-top: 2px;
	}
	.licences {
		margin-bottom: ${theme.space.x2};
	}
	.agreement {
		margin-bottom: ${theme.space.x3};
	}
	${screen.phone} {
		.ways .button {
			flex: 1;
		}
	}
`;
