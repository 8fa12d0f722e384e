import styled from "styled-components";
import { Link } from "@/lib/i18n/navigation";
import { theme } from "@/lib/theme/theme";

/** From the list to an application, and back. */
export const StaffLink = styled(Link)`
	min-height: 28px;
	color: ${theme.colour.link};
	text-decoration: underline;
`;
