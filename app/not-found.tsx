/** Every page brings this along: what no page of the shop answers, such as a picture that is not there. */
export default function NotFound() {
	return (
		<html lang="en">
			<body>404</body>
		</html>
	);
}
